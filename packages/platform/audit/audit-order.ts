import { OrderAddress } from '@welt/contract/entity/order.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { z } from 'zod'
import { confirmationKey, orderOfConfirmation } from '../mail/confirmation-key.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { eachPage } from './each-page.ts'
import type { Finding } from './finding.ts'

interface OrderRow {
  id: number
  increment_id: string
  grand_total_cents: number
  shipping_cents: number
  tax_cents: number
  document: string
}

interface LineSums {
  order_id: number
  lines: number
  paid: number
  tax: number
}

const Kept = z.looseObject({ grand_total: z.number(), billing_address: OrderAddress })

/** A4 and A8: every order is whole. It has lines that make its total, an address, one payment and one confirmation. */
export async function auditOrders(database: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  const placed = `
    SELECT entity_id AS id, increment_id, grand_total_cents, shipping_cents, tax_cents, document FROM sales_order
    WHERE texts IS NOT NULL AND entity_id > $1 ORDER BY entity_id LIMIT $2`
  for await (const orders of eachPage<OrderRow>(database, placed)) {
    const ids = inList(orders.map(({ id }) => id))
    const sums = await database.all<LineSums>(
      `SELECT order_id, count(*) AS lines, sum(gross_cents - discount_cents) AS paid, sum(tax_cents) AS tax
       FROM sales_order_line WHERE order_id IN ${ids.sql} GROUP BY order_id`,
      ids.params,
    )
    const payments = await database.all<{ order_id: number; amount_cents: number }>(
      `SELECT order_id, amount_cents FROM order_payment WHERE order_id IN ${ids.sql}`,
      ids.params,
    )
    const keys = inList(orders.map(({ id }) => confirmationKey(id)))
    const mails = await database.all<{ key: string }>(
      `SELECT key FROM outbox_mail WHERE kind = 'order-placed' AND key IN ${keys.sql}`,
      keys.params,
    )
    for (const order of orders) {
      findings.push(
        ...auditOrder(order, {
          sums: sums.find(({ order_id }) => order_id === order.id),
          payments: payments.filter(({ order_id }) => order_id === order.id).map(({ amount_cents }) => amount_cents),
          mails: mails.filter(({ key }) => key === confirmationKey(order.id)).length,
        }),
      )
    }
  }
  return findings
}

function auditOrder(
  order: OrderRow,
  beside: { sums: LineSums | undefined; payments: number[]; mails: number },
): Finding[] {
  const { sums, payments, mails } = beside
  const total = order.grand_total_cents
  const kept = Kept.safeParse(JSON.parse(order.document))
  const findings: Finding[] = []
  const say = (rule: Finding['rule'], text: string, figures: Pick<Finding, 'expected' | 'found'> = {}) =>
    findings.push({ rule, order: order.id, text, ...figures })

  if (!sums) say('A4', 'an order has no lines')
  const lines = (sums?.paid ?? 0) + order.shipping_cents
  if (lines !== total) say('A4', 'the lines do not make the total', { expected: lines, found: total })
  const tax = sums?.tax ?? 0
  // Shipping is taxed too, so the whole may be more where shipping costs something.
  if (order.tax_cents < tax || (order.shipping_cents === 0 && order.tax_cents !== tax)) {
    say('A4', 'the lines do not make the tax', { expected: tax, found: order.tax_cents })
  }
  if (!kept.success) say('A4', 'an order has no address that can be read')
  if (kept.success && toCents(kept.data.grand_total) !== total) {
    say('A4', 'the document says another total', { expected: total, found: toCents(kept.data.grand_total) })
  }
  if (payments.length !== 1) say('A4', 'an order has one payment', { expected: 1, found: payments.length })
  const [payment = total] = payments
  if (payment !== total) say('A4', 'the payment is not the total', { expected: total, found: payment })
  if (mails !== 1) say('A8', 'an order has one confirmation', { expected: 1, found: mails })
  return findings
}

/** A8 from the other side: a confirmation without an order. */
export async function auditConfirmations(database: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  const mails = `SELECT id, key FROM outbox_mail WHERE kind = 'order-placed' AND id > $1 ORDER BY id LIMIT $2`
  for await (const page of eachPage<{ id: number; key: string }>(database, mails)) {
    const orders = page.map(({ key }) => orderOfConfirmation(key))
    const ids = inList(orders)
    const known = await database.all<{ id: number }>(
      `SELECT entity_id AS id FROM sales_order WHERE entity_id IN ${ids.sql}`,
      ids.params,
    )
    const existing = new Set(known.map(({ id }) => id))
    for (const order of orders.filter((id) => !existing.has(id))) {
      findings.push({ rule: 'A8', order, text: 'an order was confirmed that does not exist' })
    }
  }
  return findings
}

/** A5: what a client was told exists. */
export async function auditAcknowledged(database: Queryable, orderNumbers: readonly string[]): Promise<Finding[]> {
  const wanted = inList(orderNumbers)
  const rows = await database.all<{ increment_id: string }>(
    `SELECT increment_id FROM sales_order WHERE increment_id IN ${wanted.sql}`,
    wanted.params,
  )
  const known = new Set(rows.map(({ increment_id }) => increment_id))
  return orderNumbers
    .filter((number) => !known.has(number))
    .map((number) => ({ rule: 'A5', order: Number(number), text: 'a client was told of an order that does not exist' }))
}
