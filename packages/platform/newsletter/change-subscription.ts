import { newsletterConsent } from '@welt/contract/entity/newsletter-consent.ts'
import type { Subscription } from './newsletter-repo.ts'
import { newsletterRules } from './newsletter-settings.ts'

type Kept = Omit<Subscription, 'id'>

export interface SubscriptionRequest {
  email: string
  storeCode: string
  source: string
  tokenHash: string
  unsubscribeToken: string
}

/** What a request makes of the row; undefined where the address has confirmed, or was asked not long ago. */
export function requested(
  known: Subscription | undefined,
  request: SubscriptionRequest,
  now: number,
): Kept | undefined {
  if (known?.status === 'subscribed') return undefined
  if (known && now - Date.parse(known.requestedAt) < newsletterRules.askEveryMs) return undefined
  const at = new Date(now).toISOString()
  const event = { what: 'requested', at, form: newsletterConsent.version, source: request.source } as const
  return {
    email: request.email,
    storeCode: request.storeCode,
    status: 'pending',
    tokenHash: request.tokenHash,
    unsubscribeToken: known?.unsubscribeToken ?? request.unsubscribeToken,
    proof: [...(known?.proof ?? []), event],
    requestedAt: at,
    confirmedAt: known?.confirmedAt ?? null,
    unsubscribedAt: known?.unsubscribedAt ?? null,
  }
}

/** What the reader's yes makes of the row; undefined where it comes too late. */
export function confirmed(known: Subscription, now: number): Kept | undefined {
  if (known.status !== 'pending') return undefined
  if (now - Date.parse(known.requestedAt) > newsletterRules.confirmWithinMs) return undefined
  const at = new Date(now).toISOString()
  return { ...known, status: 'subscribed', confirmedAt: at, proof: [...known.proof, { what: 'confirmed', at }] }
}

/** The end, whoever asked for it; the link of a mail that is still open is void with it. */
export function unsubscribed(known: Subscription, source: string, now: number): Kept {
  if (known.status === 'unsubscribed') return known
  const at = new Date(now).toISOString()
  const proof = [...known.proof, { what: 'unsubscribed', at, source } as const]
  return { ...known, status: 'unsubscribed', tokenHash: null, unsubscribedAt: at, proof }
}
