import type { OrderEvent } from '@welt/domain/order/order-status.ts'
import type { StatusChange } from '@welt/platform/order/change-status.ts'

/** What became of an order, or why nothing did, in a sentence. */
export function describeChange(number: string, event: OrderEvent, change: StatusChange): string {
  if (!change.ok) return describeRefusal(number, event, change)
  if (event === 'pay') return `Order ${number} is paid.`
  const skus = change.skus.toSorted()
  return `Order ${number} is canceled. ${skus.length === 0 ? 'It had taken nothing from the shelf.' : `Back on the shelf: ${skus.join(', ')}.`}`
}

function describeRefusal(number: string, event: OrderEvent, refusal: Extract<StatusChange, { ok: false }>): string {
  if (refusal.reason === 'no such order') return `There is no order ${number}.`
  if (refusal.status !== 'canceled') return `Order ${number} is paid already.`
  return event === 'pay' ? `Order ${number} is canceled and cannot be paid.` : `Order ${number} is canceled already.`
}
