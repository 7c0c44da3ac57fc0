import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { hashToken } from '../token/secret-token.ts'

/** What may be asked for by anybody who knows it: shorter ones could be guessed. */
const shortestSecret = 16
const longestKey = 255

export type KeyReading = { ok: true; header: string } | { ok: false }

/** Printable signs alone, as the header's standard draft has it; '' when there is none. */
export function readIdempotencyKey(header: string | null): KeyReading {
  const key = header?.trim() ?? ''
  return key.length <= longestKey && /^[\x20-\x7e]*$/.test(key) ? { ok: true, header: key } : { ok: false }
}

/**
 * The names that a client has given an order, the one that counts first: the header, else its own id. The others are kept
 * too: who sends the same order later without the header has sent the same order. Where there is none, the cart is the name.
 * A key may be all that keeps others from an order, so the database knows nothing but its hash.
 */
export function placementKeys(
  header: string,
  { order_id, task_id }: Pick<OrderRequest, 'order_id' | 'task_id'>,
): string[] {
  return [...new Set([header, order_id, task_id].filter(Boolean))].map(hashToken)
}

/** Also digits alone, such as the id of a customer's cart: they are few enough to be tried. */
export function isGuessable(key: string): boolean {
  return key.length < shortestSecret || /^\d+$/.test(key)
}
