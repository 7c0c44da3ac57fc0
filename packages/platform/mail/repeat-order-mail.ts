import type { Database } from '../storage/database.ts'
import { confirmationKey } from './confirmation-key.ts'
import { outboxRepo } from './outbox-repo.ts'

interface Question {
  customerId: number
  email: string
  /** The order's entity_id or its number. */
  orderId: string
}

/**
 * Sends the confirmation of an order once more, to the address of the account that it belongs to, at most once a day.
 * False: there is no such order of this customer, or it never had one.
 */
export async function repeatOrderMail(
  database: Database,
  { customerId, email, orderId }: Question,
  now: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const order = await tx.get<{ entity_id: number }>(
      `SELECT entity_id FROM sales_order WHERE customer_id = $1 AND (increment_id = $2 OR entity_id = $3)
       ORDER BY CASE WHEN increment_id = $4 THEN 0 ELSE 1 END LIMIT 1`,
      [customerId, orderId, entityId(orderId), orderId],
    )
    if (!order) return false
    const storeCode = await outboxRepo.storeCodeOf(tx, confirmationKey(order.entity_id))
    if (storeCode === undefined) return false
    const today = new Date(now).toISOString().slice(0, 10)
    await outboxRepo.add(
      tx,
      {
        key: `transaction:${order.entity_id}:${today}`,
        kind: 'transaction',
        storeCode,
        to: email,
        orderId: order.entity_id,
      },
      now,
    )
    return true
  })
}

/** An id that no order has, where the text is too long to be one. */
function entityId(text: string): number {
  const number = Number(text)
  return number <= 2_147_483_647 ? number : 0
}
