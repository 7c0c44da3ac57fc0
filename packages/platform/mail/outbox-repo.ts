import { randomUUID } from 'node:crypto'
import type { Queryable } from '../storage/database.ts'
import type { OrderNotice, QueuedMail } from './queued-mail.ts'

/** A letter that this process alone may send, until the lease ends. */
export interface ClaimedMail {
  id: number
  lease: string
  /** How often it was tried, this time included. */
  attempts: number
  kind: string
  /** As `readStoredMail` reads it: one that cannot be read holds no other up. */
  stored: string
}

const waiting = 'sent_at IS NULL AND given_up_at IS NULL'
/** Whoever holds the link of such a letter can act for its reader: once it is on its way the database has it no more. */
const forgetLinks = `mail = CASE WHEN kind IN ('password-reset', 'newsletter-confirm', 'stock-alert-confirm') THEN NULL ELSE mail END`

/** Every function takes the database or the transaction that it is part of. */
export const outboxRepo = {
  /** Writes the letter down to be sent. A second one with the same key is the first one. */
  async add(database: Queryable, mail: QueuedMail | OrderNotice, now: number): Promise<void> {
    const moment = timeText(now)
    await database.run(
      `INSERT INTO outbox_mail (key, kind, store_code, recipient, mail, created_at, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (key) DO NOTHING`,
      [mail.key, mail.kind, mail.storeCode, mail.to, JSON.stringify(mail), moment, moment],
    )
  },

  /** The store view of a letter that was once written, however long ago it was sent. */
  async storeCodeOf(database: Queryable, key: string): Promise<string | undefined> {
    const row = await database.get<{ store_code: string }>('SELECT store_code FROM outbox_mail WHERE key = $1', [key])
    return row?.store_code
  },

  /**
   * Takes letters that are due, oldest first. A rival that saw the same row finds it no longer due when its own UPDATE
   * gets its turn, on either engine. Who dies with a lease loses it: the letter is due again when the lease ends.
   */
  async claimDue(
    database: Queryable,
    { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
  ): Promise<ClaimedMail[]> {
    const due = await database.all<{ id: number; attempts: number; kind: string; stored: string }>(
      `SELECT id, attempts, kind, mail AS stored FROM outbox_mail WHERE due_at <= $1 AND ${waiting} ORDER BY due_at, id LIMIT $2`,
      [timeText(now), limit],
    )
    const lease = randomUUID()
    // All at once: SQLite then waits for the disk once.
    const claims = await Promise.all(
      due.map(async ({ id, attempts, ...mail }) => {
        const { changes } = await database.run(
          `UPDATE outbox_mail SET lease = $1, due_at = $2, attempts = attempts + 1
           WHERE id = $3 AND due_at <= $4 AND ${waiting}`,
          [lease, timeText(now + leaseMs), id, timeText(now)],
        )
        return changes === 1 ? [{ id, lease, attempts: attempts + 1, ...mail }] : []
      }),
    )
    return claims.flat()
  },

  async markSent(database: Queryable, { id, lease }: ClaimedMail, now: number): Promise<void> {
    await database.run(
      `UPDATE outbox_mail SET sent_at = $1, ${forgetLinks} WHERE id = $2 AND lease = $3 AND ${waiting}`,
      [timeText(now), id, lease],
    )
  },

  async tryAgainAt(database: Queryable, { id, lease }: ClaimedMail, dueAt: number): Promise<void> {
    await database.run(`UPDATE outbox_mail SET due_at = $1 WHERE id = $2 AND lease = $3 AND ${waiting}`, [
      timeText(dueAt),
      id,
      lease,
    ])
  },

  async giveUp(database: Queryable, { id, lease }: ClaimedMail, now: number): Promise<void> {
    await database.run(
      `UPDATE outbox_mail SET given_up_at = $1, ${forgetLinks} WHERE id = $2 AND lease = $3 AND ${waiting}`,
      [timeText(now), id, lease],
    )
  },

  /**
   * Forgets what was sent or given up before a moment: of an order's confirmation it stays known that there was one, of
   * everything else nothing. Tells how many.
   */
  async purge(database: Queryable, before: number): Promise<number> {
    const ended = '((sent_at IS NOT NULL AND sent_at < $1) OR (given_up_at IS NOT NULL AND given_up_at < $2))'
    const moments = [timeText(before), timeText(before)]
    const emptied = await database.run(
      `UPDATE outbox_mail SET recipient = NULL, mail = NULL
       WHERE ${ended} AND mail IS NOT NULL AND kind = 'order-placed'`,
      moments,
    )
    const deleted = await database.run(`DELETE FROM outbox_mail WHERE ${ended} AND kind <> 'order-placed'`, moments)
    return emptied.changes + deleted.changes
  },
}

function timeText(time: number): string {
  return new Date(time).toISOString()
}
