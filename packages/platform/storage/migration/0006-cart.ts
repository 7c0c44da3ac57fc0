import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/**
 * `id` is ours; `token` is what clients call the cart by: 128 random bits for a guest, random digits for a customer, whose
 * client expects a number. A customer has one active cart in a store view.
 */
export const cart: Migration = {
  id: 6,
  name: 'cart',
  async up(tx) {
    await tx.run(`
      CREATE TABLE cart (
        id ${numberedKey(tx.dialect)},
        token TEXT NOT NULL UNIQUE,
        customer_id INTEGER NULL,
        store_code TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('active', 'merged', 'ordered')),
        coupon_code TEXT NULL,
        checkout TEXT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
      )`)
    await tx.run(`
      CREATE UNIQUE INDEX cart_active_of_customer ON cart (customer_id, store_code)
      WHERE status = 'active' AND customer_id IS NOT NULL`)
    await tx.run('CREATE INDEX cart_by_age ON cart (updated_at)')
    await tx.run(`
      CREATE TABLE cart_item (
        item_id ${numberedKey(tx.dialect)},
        cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
        sku TEXT NOT NULL,
        parent_sku TEXT NULL,
        option_hash TEXT NOT NULL,
        qty INTEGER NOT NULL CHECK (qty > 0),
        product_option TEXT NULL,
        UNIQUE (cart_id, sku, option_hash)
      )`)
    await tx.run('ALTER TABLE coupon ADD COLUMN customer_limit INTEGER NULL')
  },
}
