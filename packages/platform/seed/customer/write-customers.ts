import type { Customer, CustomerAddress } from '@welt/contract/entity/customer.ts'
import type { Order } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import type { Queryable, SqlValue } from '../../storage/database.ts'
import { insertRows } from '../../storage/insert-rows.ts'
import { buildCustomers } from './build-customers.ts'
import { buildOrders } from './build-orders.ts'
import { type CouponSeed, coupons } from './coupons.ts'

/** Takes away what the demo wrote. A customer who has added something of their own stays. */
export async function removeSeededCustomers(tx: Queryable): Promise<void> {
  await tx.run('DELETE FROM coupon WHERE is_seeded = 1')
  await tx.run('DELETE FROM sales_order WHERE is_seeded = 1')
  await tx.run(`
    DELETE FROM customer WHERE is_seeded = 1 AND NOT EXISTS (
      SELECT 1 FROM customer_address WHERE customer_id = customer.id AND customer_address.is_seeded = 0
    )`)
}

/** Coupons, customers, their addresses and orders. What somebody else wrote under the same key stays as it is. */
export async function insertCustomers(tx: Queryable, storeViews: readonly StoreView[]): Promise<void> {
  const customers = buildCustomers(storeViews)
  await insertAlike(tx, 'coupon', coupons.map(couponRow))
  await insertAlike(tx, 'customer', customers.map(customerRow))
  const known = await idsOf(tx, 'SELECT id FROM customer WHERE is_seeded = 1')
  const addresses = customers.filter(({ id }) => known.has(id)).flatMap((customer) => customer.addresses)
  await insertAlike(tx, 'customer_address', addresses.map(addressRow))
  await insertOrders(tx, buildOrders(storeViews, customers))
}

async function insertOrders(tx: Queryable, orders: readonly Order[]): Promise<void> {
  await insertAlike(tx, 'sales_order', orders.map(orderRow))
  const known = await idsOf(tx, 'SELECT entity_id AS id FROM sales_order WHERE is_seeded = 1')
  const lines = orders.filter(({ entity_id }) => known.has(entity_id)).flatMap(lineRows)
  await insertAlike(tx, 'sales_order_line', lines)
}

type Row = Record<string, SqlValue>

function couponRow({ code, kind, value, minimumCents = 0, validFrom, validTo, usageLimit }: CouponSeed): Row {
  return {
    code,
    kind,
    value,
    minimum_cents: minimumCents,
    valid_from: validFrom ?? null,
    valid_to: validTo ?? null,
    usage_limit: usageLimit ?? null,
    is_seeded: 1,
  }
}

/** The addresses stand in their own table, the rest in the document. */
function customerRow({ addresses: _addresses, ...customer }: Customer): Row {
  const { id, email, group_id, store_id, created_at, updated_at } = customer
  return { id, email, group_id, store_id, created_at, updated_at, document: JSON.stringify(customer), is_seeded: 1 }
}

function addressRow(address: CustomerAddress): Row {
  return {
    id: address.id,
    customer_id: address.customer_id,
    is_default_billing: Number(address.default_billing ?? false),
    is_default_shipping: Number(address.default_shipping ?? false),
    document: JSON.stringify(address),
    is_seeded: 1,
  }
}

/** So do the lines of an order. */
function orderRow({ items: _items, ...order }: Order): Row {
  return {
    entity_id: order.entity_id,
    increment_id: order.increment_id,
    customer_id: order.customer_id ?? null,
    store_id: order.store_id,
    status: order.status,
    created_at: order.created_at,
    updated_at: order.updated_at,
    grand_total_cents: toCents(order.grand_total),
    tax_cents: toCents(order.tax_amount),
    document: JSON.stringify(order),
    is_seeded: 1,
  }
}

function lineRows({ entity_id, items }: Order): Row[] {
  return items.map((item) => ({
    item_id: item.item_id,
    order_id: entity_id,
    sku: item.sku,
    qty: item.qty_ordered,
    gross_cents: toCents(item.row_total_incl_tax),
    tax_cents: toCents(item.tax_amount),
    discount_cents: toCents(item.discount_amount),
    document: JSON.stringify(item),
  }))
}

/** All rows of a table are made alike, so the first one tells the columns. */
async function insertAlike(tx: Queryable, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => columns.map((column) => row[column] ?? null))
  await insertRows(tx, { table, columns, orLeave: true }, values)
}

async function idsOf(tx: Queryable, sql: string): Promise<Set<number>> {
  return new Set((await tx.all<{ id: number }>(sql)).map(({ id }) => id))
}
