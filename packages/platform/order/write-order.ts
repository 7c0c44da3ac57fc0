import { orderNumber } from '@welt/domain/order/order-number.ts'
import type { CartQuote } from '../cart/cart-quote.ts'
import type { Queryable } from '../storage/database.ts'
import { type Into, insertRows } from '../storage/insert-rows.ts'
import { type OrderFacts, orderDocument, orderItem } from './order-document.ts'
import type { OrderTextKind } from './order-texts.ts'

/**
 * The number of the next order, given once. It is needed before the row, because the row holds it twice. SQLite has one
 * writer at a time, and counts up by itself when the row is written.
 */
export async function nextOrderId(tx: Queryable): Promise<number> {
  const row = await tx.get<{ id: number }>(
    tx.dialect === 'sqlite'
      ? "SELECT seq + 1 AS id FROM sqlite_sequence WHERE name = 'sales_order'"
      : "SELECT nextval(pg_get_serial_sequence('sales_order', 'entity_id')) AS id",
  )
  if (!row) throw new Error('The database gives no number for the next order.')
  return row.id
}

/** What is kept beside the order's own facts. */
export interface Beside {
  texts: Partial<Record<OrderTextKind, string>>
  cartId: number
  bodyHash: string
  /** As it is given now, and again whenever the same is sent. */
  answer: string
}

/** The order with its lines and its payment; false when somebody else has ordered this cart at the same time. */
export async function writeOrder(
  tx: Queryable,
  facts: OrderFacts,
  { texts, cartId, bodyHash, answer }: Beside,
): Promise<boolean> {
  const { quote } = facts
  const { totals } = quote
  const { changes } = await tx.run(
    `INSERT INTO sales_order (entity_id, increment_id, customer_id, store_id, status, created_at, updated_at,
       grand_total_cents, tax_cents, shipping_cents, coupon_code, cart_id, body_hash, answer, texts, document)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (cart_id) DO NOTHING`,
    [
      facts.entityId,
      orderNumber(facts.entityId),
      facts.customer?.id ?? null,
      facts.storeView.storeId,
      'pending',
      facts.createdAt,
      totals.grandTotal,
      totals.tax,
      totals.shippingGross,
      quote.couponCode,
      cartId,
      bodyHash,
      answer,
      JSON.stringify(texts),
      JSON.stringify(orderDocument(facts)),
    ],
  )
  if (changes === 0) return false
  await writeLines(tx, facts.entityId, quote)
  await tx.run('INSERT INTO order_payment (order_id, method, amount_cents, state) VALUES ($1, $2, $3, $4)', [
    facts.entityId,
    facts.payment.code,
    totals.grandTotal,
    'pending',
  ])
  return true
}

const intoLines: Into = {
  table: 'sales_order_line',
  columns: ['order_id', 'sku', 'qty', 'gross_cents', 'tax_cents', 'discount_cents', 'document', 'picks'],
}

async function writeLines(tx: Queryable, orderId: number, { lines }: CartQuote): Promise<void> {
  await insertRows(
    tx,
    intoLines,
    lines.map((line) => [
      orderId,
      line.sku,
      line.qty,
      line.rowGross,
      line.tax,
      line.discount,
      JSON.stringify(orderItem(line)),
      JSON.stringify(line.picks),
    ]),
  )
}
