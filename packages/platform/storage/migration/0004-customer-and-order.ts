import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/** Numbers below this one belong to the demo shop, so that its rows can be replaced without meeting anybody's. */
const firstNumber = 1000

/**
 * Who buys, what they bought, and what takes something off. Rows of the demo shop are marked; who changes one of them
 * sets `is_seeded` to 0, and from then on it stays. Orders outlive their customers, so nothing ties them to one.
 */
export const customerAndOrder: Migration = {
  id: 4,
  name: 'customer-and-order',
  async up(tx) {
    await tx.run(`
      CREATE TABLE coupon (
        code TEXT NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed')),
        value INTEGER NOT NULL CHECK (value > 0),
        minimum_cents INTEGER NOT NULL DEFAULT 0,
        valid_from TEXT NULL,
        valid_to TEXT NULL,
        usage_limit INTEGER NULL,
        times_used INTEGER NOT NULL DEFAULT 0,
        is_seeded INTEGER NOT NULL DEFAULT 0
      )`)
    await tx.run(`
      CREATE TABLE customer (
        id ${numberedKey(tx.dialect, firstNumber)},
        email TEXT NOT NULL UNIQUE,
        password_hash TEXT NULL,
        group_id INTEGER NOT NULL,
        store_id INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        document TEXT NOT NULL,
        is_seeded INTEGER NOT NULL DEFAULT 0
      )`)
    await tx.run(`
      CREATE TABLE customer_address (
        id ${numberedKey(tx.dialect, firstNumber)},
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        is_default_billing INTEGER NOT NULL DEFAULT 0,
        is_default_shipping INTEGER NOT NULL DEFAULT 0,
        document TEXT NOT NULL,
        is_seeded INTEGER NOT NULL DEFAULT 0
      )`)
    await tx.run('CREATE INDEX customer_address_by_customer ON customer_address (customer_id)')
    await tx.run(`
      CREATE TABLE sales_order (
        entity_id ${numberedKey(tx.dialect, firstNumber)},
        increment_id TEXT NOT NULL UNIQUE,
        customer_id INTEGER NULL,
        store_id INTEGER NOT NULL,
        status TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        grand_total_cents INTEGER NOT NULL,
        tax_cents INTEGER NOT NULL,
        document TEXT NOT NULL,
        is_seeded INTEGER NOT NULL DEFAULT 0
      )`)
    await tx.run('CREATE INDEX sales_order_by_customer ON sales_order (customer_id, entity_id)')
    await tx.run(`
      CREATE TABLE sales_order_line (
        item_id ${numberedKey(tx.dialect, firstNumber)},
        order_id INTEGER NOT NULL REFERENCES sales_order (entity_id) ON DELETE CASCADE,
        sku TEXT NOT NULL,
        qty INTEGER NOT NULL,
        gross_cents INTEGER NOT NULL,
        tax_cents INTEGER NOT NULL,
        discount_cents INTEGER NOT NULL,
        document TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX sales_order_line_by_order ON sales_order_line (order_id)')
    if (tx.dialect === 'postgres') return
    for (const table of ['customer', 'customer_address', 'sales_order', 'sales_order_line']) {
      await tx.run('INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)', [table, firstNumber - 1])
    }
  },
}
