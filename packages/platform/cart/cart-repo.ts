import type { Dialect, Queryable } from '../storage/database.ts'
import type { CheckoutChoice } from './cart-quote.ts'
import { type CartRow, type HeadRow, type ItemRow, toCartHead, toStoredCart, toStoredItem } from './cart-row.ts'
import type { CartHead, CartStatus, StoredCart, StoredItem } from './stored-cart.ts'

export type NewItem = Omit<StoredItem, 'itemId'>

const headColumns =
  'c.id, c.token, c.customer_id, u.group_id, c.store_code, c.status, c.coupon_code, c.checkout, c.updated_at'

const wholeCart = `
  SELECT ${headColumns}, i.item_id, i.sku, i.parent_sku, i.option_hash, i.qty, i.product_option
  FROM cart c LEFT JOIN customer u ON u.id = c.customer_id LEFT JOIN cart_item i ON i.cart_id = c.id`

const byToken = `${wholeCart} WHERE c.token = $1`

const headByToken = `
  SELECT ${headColumns} FROM cart c LEFT JOIN customer u ON u.id = c.customer_id WHERE c.token = $1`

const itemColumns = 'item_id, sku, parent_sku, option_hash, qty, product_option'

/**
 * Every function takes the database or the transaction that it is part of. Who changes lines in several statements calls
 * `lock` first, in the same transaction: it makes changes of one cart wait for each other, and lets none through once the
 * cart is ordered.
 */
export const cartRepo = {
  /** In whatever status it is. */
  async findByToken(database: Queryable, token: string): Promise<StoredCart | undefined> {
    return toStoredCart(await database.all<CartRow>(byToken, [token]))
  },

  /** Without its lines, for who is about to add one. */
  async findHead(database: Queryable, token: string): Promise<CartHead | undefined> {
    const row = await database.get<HeadRow>(headByToken, [token])
    return row && toCartHead(row)
  },

  async findActiveOf(database: Queryable, customerId: number, storeCode: string): Promise<StoredCart | undefined> {
    const rows = await database.all<CartRow>(
      `${wholeCart} WHERE c.customer_id = $1 AND c.store_code = $2 AND c.status = 'active'`,
      [customerId, storeCode],
    )
    return toStoredCart(rows)
  },

  /** False when the customer has an active cart in this store view already. */
  async insert(
    database: Queryable,
    cart: { token: string; customerId: number | null; storeCode: string },
    now: number,
  ): Promise<boolean> {
    const { changes } = await database.run(
      `INSERT INTO cart (token, customer_id, store_code, status, created_at, updated_at)
       VALUES ($1, $2, $3, 'active', $4, $4)
       ON CONFLICT (customer_id, store_code) WHERE status = 'active' AND customer_id IS NOT NULL DO NOTHING`,
      [cart.token, cart.customerId, cart.storeCode, isoTime(now)],
    )
    return changes === 1
  },

  /** Notes the moment of the change; false when the cart is no longer active. */
  async lock(tx: Queryable, cartId: number, now: number): Promise<boolean> {
    const sql = `UPDATE cart SET updated_at = $1 WHERE id = $2 AND status = 'active'`
    return (await tx.run(sql, [isoTime(now), cartId])).changes === 1
  },

  /** Holds the cart's row as `lock` does, and leaves the moment as it is. */
  async setStatus(tx: Queryable, cartId: number, status: CartStatus): Promise<boolean> {
    const sql = `UPDATE cart SET status = $1 WHERE id = $2 AND status = 'active'`
    return (await tx.run(sql, [status, cartId])).changes === 1
  },

  async setCoupon(database: Queryable, cartId: number, code: string | null, now: number): Promise<boolean> {
    const sql = `UPDATE cart SET coupon_code = $1, updated_at = $2 WHERE id = $3 AND status = 'active'`
    return (await database.run(sql, [code, isoTime(now), cartId])).changes === 1
  },

  async setCheckout(database: Queryable, cartId: number, checkout: CheckoutChoice, now: number): Promise<boolean> {
    const sql = `UPDATE cart SET checkout = $1, updated_at = $2 WHERE id = $3 AND status = 'active'`
    return (await database.run(sql, [JSON.stringify(checkout), isoTime(now), cartId])).changes === 1
  },

  /**
   * Adds to the line of the same thing, in one statement: it is what shoppers do most. Nothing when the cart is no longer
   * active, when the line would hold more than the maximum, or the cart too many lines.
   */
  async addItem(
    database: Queryable,
    cartId: number,
    item: NewItem,
    limits: { maximum: number; maxLines: number },
  ): Promise<StoredItem | undefined> {
    const row = await database.get<ItemRow>(addToLine[database.dialect], [
      ...values(cartId, item),
      limits.maximum,
      limits.maxLines,
    ])
    return row && toStoredItem(row)
  },

  /** False when the same adding was noted before. Who asks for it at the same moment waits for the answer. */
  async noteAdding(tx: Queryable, cartId: number, addId: string): Promise<boolean> {
    const sql = 'INSERT INTO cart_adding (cart_id, add_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
    return (await tx.run(sql, [cartId, addId])).changes === 1
  },

  async forgetAdding(tx: Queryable, cartId: number, addId: string): Promise<void> {
    await tx.run('DELETE FROM cart_adding WHERE cart_id = $1 AND add_id = $2', [cartId, addId])
  },

  /** Puts a line of the same thing to this quantity, or makes one. */
  async putItem(tx: Queryable, cartId: number, item: NewItem): Promise<StoredItem> {
    const row = await tx.get<ItemRow>(
      `INSERT INTO cart_item (cart_id, sku, parent_sku, option_hash, qty, product_option)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (cart_id, sku, option_hash) DO UPDATE SET qty = excluded.qty
       RETURNING ${itemColumns}`,
      values(cartId, item),
    )
    if (!row) throw new Error('A line was put into a cart and is not there.')
    return toStoredItem(row)
  },

  /** Makes a line this thing in this quantity; undefined when the cart has no such line. */
  async changeItem(tx: Queryable, cartId: number, itemId: number, item: NewItem): Promise<StoredItem | undefined> {
    const row = await tx.get<ItemRow>(
      `UPDATE cart_item SET sku = $2, parent_sku = $3, option_hash = $4, qty = $5, product_option = $6
       WHERE cart_id = $1 AND item_id = $7
       RETURNING ${itemColumns}`,
      [...values(cartId, item), itemId],
    )
    return row && toStoredItem(row)
  },

  async findItem(
    tx: Queryable,
    cartId: number,
    { sku, optionHash }: Pick<NewItem, 'sku' | 'optionHash'>,
  ): Promise<StoredItem | undefined> {
    const row = await tx.get<ItemRow>(
      `SELECT ${itemColumns} FROM cart_item WHERE cart_id = $1 AND sku = $2 AND option_hash = $3`,
      [cartId, sku, optionHash],
    )
    return row && toStoredItem(row)
  },

  async removeItem(tx: Queryable, cartId: number, itemId: number): Promise<boolean> {
    const sql = 'DELETE FROM cart_item WHERE cart_id = $1 AND item_id = $2'
    return (await tx.run(sql, [cartId, itemId])).changes === 1
  },

  /** At most so many that nobody has touched since, except what a customer has put aside; their lines go with them. */
  async purge(database: Queryable, before: number, most: number): Promise<number> {
    const { changes } = await database.run(
      `DELETE FROM cart WHERE id IN (
         SELECT id FROM cart
         WHERE updated_at < $1 AND (customer_id IS NULL OR status <> 'active') ORDER BY updated_at LIMIT $2)`,
      [isoTime(before), most],
    )
    return changes
  },
}

const addToLine: Record<Dialect, string> = {
  sqlite: addingToLine(''),
  postgres: addingToLine('FOR NO KEY UPDATE OF c'),
}

/**
 * SQLite has one writer at a time. PostgreSQL must wait here for an order that is being placed, and then see that it is; but not for
 * somebody who has noted an adding, or two who add at once would wait for each other.
 */
function addingToLine(lock: string): string {
  return `
    INSERT INTO cart_item (cart_id, sku, parent_sku, option_hash, qty, product_option)
    SELECT c.id, $2, $3, $4, CAST($5 AS INTEGER), $6 FROM cart c
    WHERE c.id = $1 AND c.status = 'active' AND CAST($5 AS INTEGER) <= CAST($7 AS INTEGER)
      AND (SELECT COUNT(*) FROM cart_item
           WHERE cart_id = $1 AND NOT (sku = $2 AND option_hash = $4)) < CAST($8 AS INTEGER)
    ${lock}
    ON CONFLICT (cart_id, sku, option_hash) DO UPDATE SET qty = cart_item.qty + excluded.qty
    WHERE cart_item.qty + excluded.qty <= CAST($7 AS INTEGER)
    RETURNING ${itemColumns}`
}

function values(cartId: number, { sku, parentSku, optionHash, qty, productOption }: NewItem) {
  return [cartId, sku, parentSku, optionHash, qty, productOption && JSON.stringify(productOption)]
}

function isoTime(now: number): string {
  return new Date(now).toISOString()
}
