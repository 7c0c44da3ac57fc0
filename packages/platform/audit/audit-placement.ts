import type { Queryable } from '../storage/database.ts'
import type { Finding } from './finding.ts'

/** A3: an order belongs to one cart, and a cart or a key to one order. */
export async function auditPlacements(database: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { text, sql } of questions) {
    const rows = await database.all<{ id: number }>(sql)
    findings.push(...rows.map(({ id }): Finding => ({ rule: 'A3', order: id, text })))
  }
  return findings
}

const questions = [
  {
    text: 'a cart was ordered more than once',
    sql: `SELECT max(entity_id) AS id FROM sales_order WHERE cart_id IS NOT NULL GROUP BY cart_id HAVING count(*) > 1`,
  },
  {
    text: 'a key stands for more than one order',
    sql: 'SELECT max(order_id) AS id FROM placement_key GROUP BY key_hash HAVING count(DISTINCT order_id) > 1',
  },
  {
    text: 'an order was placed and nobody wrote down under which cart',
    sql: 'SELECT entity_id AS id FROM sales_order WHERE texts IS NOT NULL AND cart_id IS NULL',
  },
  {
    text: 'a key names an order that does not exist',
    sql: `SELECT order_id AS id FROM placement_key
          WHERE NOT EXISTS (SELECT 1 FROM sales_order WHERE entity_id = order_id)`,
  },
  {
    text: 'the cart of an order is still open',
    sql: `SELECT entity_id AS id FROM sales_order JOIN cart ON cart.id = cart_id WHERE cart.status <> 'ordered'`,
  },
  {
    text: 'a cart is ordered and there is no order; its number is that of the cart',
    sql: `SELECT id FROM cart
          WHERE status = 'ordered' AND NOT EXISTS (SELECT 1 FROM sales_order WHERE cart_id = cart.id)`,
  },
]
