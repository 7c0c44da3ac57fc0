import type { Product } from '@welt/contract/entity/product.ts'
import type { Queryable } from '../storage/database.ts'

/** Whether the platform knows an order of this customer with the product, or with a variant of it. */
export async function hasBought(database: Queryable, customerId: number, product: Product): Promise<boolean> {
  const skus = new Set([product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)])
  const rows = await database.all<{ sku: string }>(
    `SELECT DISTINCT line.sku FROM sales_order_line line JOIN sales_order o ON o.entity_id = line.order_id
     WHERE o.customer_id = $1 AND o.status <> $2`,
    [customerId, 'canceled'],
  )
  return rows.some(({ sku }) => skus.has(sku))
}
