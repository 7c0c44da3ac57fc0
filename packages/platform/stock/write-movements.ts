import type { Queryable } from '../storage/database.ts'
import { type Into, insertRows } from '../storage/insert-rows.ts'
import type { Movement } from './reserve-stock.ts'

export interface Cause {
  reason: 'placed' | 'canceled'
  orderId: number
  /** ISO, in UTC. */
  at: string
}

const intoMovements: Into = {
  table: 'stock_movement',
  columns: ['sku', 'delta', 'reason', 'order_id', 'created_at'],
}

/** What an order took from the shelf or brought back. What nobody counts leaves a row too, so that the auditor finds every pick. */
export async function writeMovements(
  tx: Queryable,
  movements: readonly Movement[],
  { reason, orderId, at }: Cause,
): Promise<void> {
  const rows = movements.map(({ sku, delta }) => [sku, delta, delta === 0 ? 'uncounted' : reason, orderId, at])
  await insertRows(tx, intoMovements, rows)
}
