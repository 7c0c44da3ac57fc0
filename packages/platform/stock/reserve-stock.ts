import type { Queryable } from '../storage/database.ts'

export interface Pick {
  sku: string
  qty: number
}

/** What really left or came back to a shelf; 0 where nobody counts. */
export interface Movement {
  sku: string
  delta: number
}

export type Reservation = { ok: true; movements: Movement[] } | { ok: false; sku: string }

/**
 * Takes all picks from the shelf, or tells the first sku of which there is not enough; then the caller undoes the
 * transaction. Each statement asks and takes at once, so that two buyers never get the same pair. The skus are taken in one
 * order by everybody: two carts with the same goods wait for each other, they never block each other. A row that was
 * changed is no longer the demo's, so a newer demo does not fill it up again.
 */
export async function reserveStock(tx: Queryable, picks: readonly Pick[], now: string): Promise<Reservation> {
  const movements: Movement[] = []
  for (const { sku, qty } of mergePicks(picks)) {
    const { changes } = await tx.run(takePieces, [sku, qty, now])
    if (changes === 0 && (await isCounted(tx, sku))) return { ok: false, sku }
    movements.push({ sku, delta: changes === 0 ? 0 : 0 - qty })
  }
  return { ok: true, movements }
}

const takePieces = `
  UPDATE stock_item SET
    qty = qty - $2,
    is_in_stock = CASE WHEN backorders = 0 AND qty - $2 <= 0 THEN 0 ELSE is_in_stock END,
    low_stock_date = CASE WHEN qty - $2 < notify_stock_qty THEN COALESCE(low_stock_date, $3) ELSE low_stock_date END,
    is_seeded = 0
  WHERE sku = $1 AND manage_stock = 1 AND is_in_stock = 1 AND (backorders > 0 OR qty >= $2)`

/** A product without a shelf is one that nobody counts: so the catalogue shows it, and so it is sold. */
async function isCounted(tx: Queryable, sku: string): Promise<boolean> {
  return (await tx.get('SELECT 1 FROM stock_item WHERE sku = $1 AND manage_stock = 1', [sku])) !== undefined
}

/** Puts these pieces back. What a merchant has taken off sale with pairs left stays off sale. */
export async function returnStock(tx: Queryable, movements: readonly Movement[]): Promise<void> {
  for (const { sku, qty } of mergePicks(movements.map(({ sku, delta }) => ({ sku, qty: delta })))) {
    await tx.run(
      `UPDATE stock_item SET
         qty = qty + $2,
         is_in_stock = CASE WHEN qty <= 0 AND qty + $2 > 0 THEN 1 ELSE is_in_stock END,
         low_stock_date = CASE WHEN qty + $2 >= notify_stock_qty THEN NULL ELSE low_stock_date END,
         is_seeded = 0
       WHERE sku = $1`,
      [sku, qty],
    )
  }
}

function mergePicks(picks: readonly Pick[]): Pick[] {
  const bySku = new Map<string, number>()
  for (const { sku, qty } of picks) bySku.set(sku, (bySku.get(sku) ?? 0) + qty)
  return [...bySku].map(([sku, qty]) => ({ sku, qty })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}
