import { z } from 'zod'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { eachPage } from './each-page.ts'
import type { Finding } from './finding.ts'

/** Pieces by sku, as they were before the first of the orders. */
export type StockSnapshot = ReadonlyMap<string, number>

const Picks = z.array(z.object({ sku: z.string(), qty: z.int().positive() }))

interface OrderRow {
  id: number
  status: string
}

/** A1: what the orders hold has left the shelf, piece by piece, and nothing else has. */
export async function auditMovements(database: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  const placed =
    'SELECT entity_id AS id, status FROM sales_order WHERE texts IS NOT NULL AND entity_id > $1 ORDER BY entity_id LIMIT $2'
  for await (const orders of eachPage<OrderRow>(database, placed)) {
    const wanted = inList(orders.map(({ id }) => id))
    const lines = await database.all<{ order_id: number; picks: string | null }>(
      `SELECT order_id, picks FROM sales_order_line WHERE order_id IN ${wanted.sql}`,
      wanted.params,
    )
    const moves = await database.all<{ order_id: number; sku: string; moved: number; uncounted: number }>(
      `SELECT order_id, sku, sum(delta) AS moved, max(CASE WHEN reason = 'uncounted' THEN 1 ELSE 0 END) AS uncounted
       FROM stock_movement WHERE order_id IN ${wanted.sql} GROUP BY order_id, sku`,
      wanted.params,
    )
    const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
    const movesOf = Map.groupBy(moves, ({ order_id }) => order_id)
    for (const { id, status } of orders) {
      const due = status === 'canceled' ? new Map<string, number>() : picksOf(linesOf.get(id) ?? [])
      findings.push(...compareMoves(id, due, movesOf.get(id) ?? []))
    }
  }
  return findings
}

function picksOf(lines: readonly { picks: string | null }[]): Map<string, number> {
  const picked = new Map<string, number>()
  for (const { picks } of lines) {
    for (const { sku, qty } of Picks.parse(JSON.parse(picks ?? '[]'))) picked.set(sku, (picked.get(sku) ?? 0) + qty)
  }
  return picked
}

function compareMoves(
  order: number,
  due: ReadonlyMap<string, number>,
  moves: readonly { sku: string; moved: number; uncounted: number }[],
): Finding[] {
  const moved = new Map(moves.map((move) => [move.sku, move]))
  return [...new Set([...due.keys(), ...moved.keys()])].flatMap((sku) => {
    const move = moved.get(sku)
    const expected = move?.uncounted === 1 ? 0 : 0 - (due.get(sku) ?? 0)
    const found = move?.moved ?? 0
    if (found === expected && (move || expected === 0)) return []
    return [{ rule: 'A1' as const, order, sku, expected, found, text: 'what the order holds has not left the shelf' }]
  })
}

/** A1 against a count from before: what was there, less what was sold, is what is there. */
export async function auditShelves(database: Queryable, before: StockSnapshot): Promise<Finding[]> {
  const rows = await database.all<{ sku: string; qty: number; moved: number | null }>(
    `SELECT stock_item.sku, qty, moved FROM stock_item
     LEFT JOIN (SELECT sku, sum(delta) AS moved FROM stock_movement GROUP BY sku) AS moves ON moves.sku = stock_item.sku
     WHERE manage_stock = 1`,
  )
  return rows.flatMap(({ sku, qty, moved }) => {
    const initial = before.get(sku)
    const expected = (initial ?? 0) + (moved ?? 0)
    if (initial === undefined || expected === qty) return []
    return [
      { rule: 'A1' as const, sku, expected, found: qty, text: 'orders and shelf do not make what was there before' },
    ]
  })
}

/** A2: nothing is sold that is not there. */
export async function auditNegative(database: Queryable): Promise<Finding[]> {
  const rows = await database.all<{ sku: string; qty: number }>(
    'SELECT sku, qty FROM stock_item WHERE qty < 0 AND manage_stock = 1 AND backorders = 0',
  )
  return rows.map(({ sku, qty }) => ({ rule: 'A2', sku, found: qty, text: 'a shelf holds less than nothing' }))
}

export async function readStockSnapshot(database: Queryable): Promise<StockSnapshot> {
  const rows = await database.all<{ sku: string; qty: number }>(
    'SELECT sku, qty FROM stock_item WHERE manage_stock = 1',
  )
  return new Map(rows.map(({ sku, qty }) => [sku, qty]))
}
