import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { type Into, insertRows } from '../storage/insert-rows.ts'

/** What was once sent and answered; it stands in the order. */
export interface Placement {
  orderId: number
  bodyHash: string
  /** The first answer, as it was given. */
  answer: string
}

interface PlacementRow {
  entity_id: number
  body_hash: string
  answer: string
}

/** Every function takes the database or the transaction that it is part of. */
export const placementRepo = {
  /** What was placed under one of these keys, else for this cart. */
  async find(database: Queryable, keyHashes: readonly string[], cartId: number): Promise<Placement | undefined> {
    const keys = inList(keyHashes)
    const cartPlace = `$${keys.params.length + 1}`
    const row = await database.get<PlacementRow>(
      `SELECT entity_id, body_hash, answer, 1 AS place FROM placement_key
         JOIN sales_order ON entity_id = order_id WHERE key_hash IN ${keys.sql}
       UNION ALL
       SELECT entity_id, body_hash, answer, 2 AS place FROM sales_order WHERE cart_id = ${cartPlace}
       ORDER BY place LIMIT 1`,
      [...keys.params, cartId],
    )
    return row && { orderId: row.entity_id, bodyHash: row.body_hash, answer: row.answer }
  },

  /** The order that was sent under this key, or of this cart, and when it came. */
  async findByName(
    database: Queryable,
    { keyHash, cartToken }: { keyHash: string; cartToken: string },
  ): Promise<{ orderId: number; createdAt: string } | undefined> {
    const row = await database.get<{ entity_id: number; created_at: string }>(
      `SELECT entity_id, sales_order.created_at FROM placement_key
         JOIN sales_order ON entity_id = order_id WHERE key_hash = $1
       UNION ALL
       SELECT entity_id, sales_order.created_at FROM cart
         JOIN sales_order ON cart_id = cart.id WHERE token = $2
       LIMIT 1`,
      [keyHash, cartToken],
    )
    return row && { orderId: row.entity_id, createdAt: row.created_at }
  },

  /** False when somebody else has placed an order under one of these keys at the same time. */
  async addKeys(tx: Queryable, orderId: number, keyHashes: readonly string[]): Promise<boolean> {
    if (keyHashes.length === 0) return true
    const rows = keyHashes.map((hash) => [hash, orderId])
    return (await insertRows(tx, intoKeys, rows)) === keyHashes.length
  },
}

const intoKeys: Into = { table: 'placement_key', columns: ['key_hash', 'order_id'], orLeave: true }
