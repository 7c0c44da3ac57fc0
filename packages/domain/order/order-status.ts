import type { OrderStatus } from '@welt/contract/entity/order.ts'

/** What may happen to an order. */
export type OrderEvent = 'pay' | 'cancel'

const transitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  pending: { pay: 'processing', cancel: 'canceled' },
  processing: { cancel: 'canceled' },
  canceled: {},
}

/** What an order becomes; null when that cannot happen to it any more. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return transitions[status][event] ?? null
}

/** Clients of the field read both; a pending order is new to them. */
export function orderState(status: OrderStatus): string {
  return status === 'pending' ? 'new' : status
}
