import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { insertRows } from '../storage/insert-rows.ts'

export interface Placement {
  orderId: number
  bodyHash: string
  /** The first answer, as it was given. */
  answer: string
}

interface PlacementRow {
  order_id: number
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
      `SELECT placement.order_id, body_hash, answer, 1 AS place FROM placement_key
         JOIN placement ON placement.order_id = placement_key.order_id
         WHERE key_hash IN ${keys.sql}
       UNION ALL
       SELECT order_id, body_hash, answer, 2 AS place FROM placement WHERE cart_id = ${cartPlace}
       ORDER BY place LIMIT 1`,
      [...keys.params, cartId],
    )
    return row && { orderId: row.order_id, bodyHash: row.body_hash, answer: row.answer }
  },

  /** The order that was sent under this key, or of this cart, and when it came. */
  async findByName(
    database: Queryable,
    { keyHash, cartToken }: { keyHash: string; cartToken: string },
  ): Promise<{ orderId: number; createdAt: string } | undefined> {
    const row = await database.get<{ order_id: number; created_at: string }>(
      `SELECT placement.order_id, placement.created_at FROM placement_key
         JOIN placement ON placement.order_id = placement_key.order_id WHERE key_hash = $1
       UNION ALL
       SELECT placement.order_id, placement.created_at FROM cart
         JOIN placement ON placement.cart_id = cart.id WHERE cart.token = $2
       LIMIT 1`,
      [keyHash, cartToken],
    )
    return row && { orderId: row.order_id, createdAt: row.created_at }
  },

  /** False when somebody else has placed an order under one of these keys, or of this cart, at the same time. */
  async add(
    tx: Queryable,
    placement: Placement & { cartId: number; createdAt: string },
    keyHashes: readonly string[],
  ): Promise<boolean> {
    const { orderId, cartId, bodyHash, answer, createdAt } = placement
    const { changes } = await tx.run(
      `INSERT INTO placement (order_id, cart_id, body_hash, answer, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [orderId, cartId, bodyHash, answer, createdAt],
    )
    if (changes === 0) return false
    if (keyHashes.length === 0) return true
    const rows = keyHashes.map((hash) => [hash, orderId])
    const keys = await insertRows(
      tx,
      { table: 'placement_key', columns: ['key_hash', 'order_id'], orLeave: true },
      rows,
    )
    return keys === keyHashes.length
  },
}
