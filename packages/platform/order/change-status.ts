import type { OrderStatus } from '@welt/contract/entity/order.ts'
import { nextStatus, type OrderEvent } from '@welt/domain/order/order-status.ts'
import { returnStock } from '../stock/reserve-stock.ts'
import { writeMovements } from '../stock/write-movements.ts'
import type { Database, Queryable } from '../storage/database.ts'

export type StatusChange =
  | { ok: true; status: OrderStatus /** Of which something came back. */; skus: string[] }
  | { ok: false; reason: 'no such order' }
  | { ok: false; reason: 'not possible any more'; status: OrderStatus }

/**
 * Lets something happen to an order. What is canceled goes back to the shelf, exactly as it was taken; a coupon that was
 * used stays used.
 */
export async function changeStatus(
  database: Database,
  change: { orderId: number; event: OrderEvent },
  now: number,
): Promise<StatusChange> {
  return database.transaction((tx) => apply(tx, change, new Date(now).toISOString()), { isolation: 'read committed' })
}

async function apply(
  tx: Queryable,
  { orderId, event }: { orderId: number; event: OrderEvent },
  now: string,
): Promise<StatusChange> {
  // A change that changes nothing: it holds the row, so that two changes of one order follow each other.
  const order = await tx.get<{ status: OrderStatus }>(
    'UPDATE sales_order SET status = status WHERE entity_id = $1 RETURNING status',
    [orderId],
  )
  if (!order) return { ok: false, reason: 'no such order' }
  const status = nextStatus(order.status, event)
  if (status === null) return { ok: false, reason: 'not possible any more', status: order.status }

  await tx.run('UPDATE sales_order SET status = $2, updated_at = $3, is_seeded = 0 WHERE entity_id = $1', [
    orderId,
    status,
    now,
  ])
  const state = event === 'pay' ? 'paid' : 'canceled'
  await tx.run('UPDATE order_payment SET state = $2 WHERE order_id = $1', [orderId, state])
  return { ok: true, status, skus: event === 'cancel' ? await bringBack(tx, orderId, now) : [] }
}

async function bringBack(tx: Queryable, orderId: number, now: string): Promise<string[]> {
  const taken = await tx.all<{ sku: string; delta: number }>(
    'SELECT sku, 0 - sum(delta) AS delta FROM stock_movement WHERE order_id = $1 GROUP BY sku HAVING sum(delta) < 0',
    [orderId],
  )
  await returnStock(tx, taken)
  await writeMovements(tx, taken, { reason: 'canceled', orderId, at: now })
  return taken.map(({ sku }) => sku)
}
