import type { NewsletterStatus } from '@welt/contract/api/newsletter.ts'
import { z } from 'zod'
import type { Queryable } from '../storage/database.ts'

/** What happened to a consent, in order: who has to prove it later shows this. */
const ProofEvent = z.object({
  what: z.enum(['requested', 'confirmed', 'unsubscribed']),
  at: z.string(),
  /** The text that stood beside the form, see `newsletterConsent` of the contract. */
  form: z.string().optional(),
  /** Where the form stood, or how the subscription was ended. */
  source: z.string().optional(),
})
export type ProofEvent = z.infer<typeof ProofEvent>

export interface Subscription {
  id: number
  email: string
  storeCode: string
  status: NewsletterStatus
  tokenHash: string | null
  unsubscribeToken: string
  proof: ProofEvent[]
  requestedAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
}

interface SubscriptionRow {
  id: number
  email: string
  store_code: string
  status: NewsletterStatus
  token_hash: string | null
  unsubscribe_token: string
  proof: string
  requested_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

const columns = `id, email, store_code, status, token_hash, unsubscribe_token, proof, requested_at, confirmed_at,
  unsubscribed_at`

/** Every function takes the database or the transaction that it is part of. */
export const newsletterRepo = {
  async find(database: Queryable, email: string, storeCode: string): Promise<Subscription | undefined> {
    const row = await database.get<SubscriptionRow>(
      `SELECT ${columns} FROM newsletter_subscription WHERE email = $1 AND store_code = $2`,
      [email, storeCode],
    )
    return row && toSubscription(row)
  },

  async findByTokenHash(database: Queryable, hash: string): Promise<Subscription | undefined> {
    const row = await database.get<SubscriptionRow>(
      `SELECT ${columns} FROM newsletter_subscription WHERE token_hash = $1`,
      [hash],
    )
    return row && toSubscription(row)
  },

  async findByUnsubscribeToken(database: Queryable, token: string): Promise<Subscription | undefined> {
    const row = await database.get<SubscriptionRow>(
      `SELECT ${columns} FROM newsletter_subscription WHERE unsubscribe_token = $1`,
      [token],
    )
    return row && toSubscription(row)
  },

  /** Writes a new one, or what an old one has become. */
  async save(database: Queryable, one: Omit<Subscription, 'id'>): Promise<void> {
    await database.run(
      `INSERT INTO newsletter_subscription (email, store_code, status, token_hash, unsubscribe_token, proof, requested_at,
         confirmed_at, unsubscribed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (email, store_code) DO UPDATE SET
         status = excluded.status, token_hash = excluded.token_hash, proof = excluded.proof,
         requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at,
         unsubscribed_at = excluded.unsubscribed_at`,
      [
        one.email,
        one.storeCode,
        one.status,
        one.tokenHash,
        one.unsubscribeToken,
        JSON.stringify(one.proof),
        one.requestedAt,
        one.confirmedAt,
        one.unsubscribedAt,
      ],
    )
  },

  /** Forgets who never confirmed, and who has ended it so long ago that nothing has to be proven any more. */
  async purge(database: Queryable, before: { unconfirmed: number; ended: number }): Promise<number> {
    const { changes } = await database.run(
      `DELETE FROM newsletter_subscription
       WHERE requested_at < $1
         AND (confirmed_at IS NULL OR (status <> 'subscribed' AND unsubscribed_at < $2))`,
      [new Date(before.unconfirmed).toISOString(), new Date(before.ended).toISOString()],
    )
    return changes
  },
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    email: row.email,
    storeCode: row.store_code,
    status: row.status,
    tokenHash: row.token_hash,
    unsubscribeToken: row.unsubscribe_token,
    proof: z.array(ProofEvent).parse(JSON.parse(row.proof)),
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  }
}
