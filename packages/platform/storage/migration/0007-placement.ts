import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/**
 * What placing an order leaves behind besides the order: for which cart, under which keys, with which texts, from which
 * shelf. `answer` is the first one that was given; every repetition gets it again, byte for byte.
 */
export const placement: Migration = {
  id: 7,
  name: 'placement',
  async up(tx) {
    await tx.run(`
      CREATE TABLE placement (
        order_id INTEGER NOT NULL PRIMARY KEY,
        cart_id INTEGER NOT NULL UNIQUE,
        body_hash TEXT NOT NULL,
        answer TEXT NOT NULL,
        created_at TEXT NOT NULL
      )`)
    await tx.run(`
      CREATE TABLE placement_key (
        key_hash TEXT NOT NULL PRIMARY KEY,
        order_id INTEGER NOT NULL
      )`)
    await tx.run(`
      CREATE TABLE order_payment (
        order_id INTEGER NOT NULL PRIMARY KEY,
        method TEXT NOT NULL,
        amount_cents INTEGER NOT NULL,
        state TEXT NOT NULL
      )`)
    await tx.run(`
      CREATE TABLE kept_text (
        hash TEXT NOT NULL PRIMARY KEY,
        title TEXT NOT NULL,
        content TEXT NOT NULL
      )`)
    await tx.run(`
      CREATE TABLE coupon_use (
        order_id INTEGER NOT NULL PRIMARY KEY,
        coupon_code TEXT NOT NULL,
        customer_id INTEGER NULL,
        email TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX coupon_use_by_code ON coupon_use (coupon_code)')
    await tx.run(`
      CREATE TABLE stock_movement (
        id ${numberedKey(tx.dialect)},
        sku TEXT NOT NULL,
        delta INTEGER NOT NULL,
        reason TEXT NOT NULL,
        order_id INTEGER NULL,
        created_at TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX stock_movement_by_order ON stock_movement (order_id)')
    // Hashes of the terms, the withdrawal text and the privacy text that were shown, as JSON by kind.
    await tx.run('ALTER TABLE sales_order ADD COLUMN texts TEXT NULL')
    await tx.run('ALTER TABLE sales_order ADD COLUMN shipping_cents INTEGER NOT NULL DEFAULT 0')
    await tx.run('ALTER TABLE sales_order ADD COLUMN coupon_code TEXT NULL')
    // What leaves the shelf for the whole line, as JSON: the piece itself, or the parts of a set.
    await tx.run('ALTER TABLE sales_order_line ADD COLUMN picks TEXT NULL')
  },
}
