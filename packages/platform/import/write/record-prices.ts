import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import type { PriceChange } from '@welt/domain/price/lowest-price.ts'
import { insertMany } from '../../seed/write/insert-many.ts'
import type { Queryable } from '../../storage/database.ts'
import { inList } from '../../storage/in-list.ts'
import type { StagedPrice } from '../stage/stage.ts'
import { batches } from './batches.ts'

/** Every price that was ever asked for these skus. */
export async function readPriceHistory(
  database: Queryable,
  skus: readonly string[],
): Promise<Map<string, PriceChange[]>> {
  const { sql, params } = inList(skus)
  const rows = await database.all<{ sku: string; valid_from: string; gross_cents: number }>(
    `SELECT sku, valid_from, gross_cents FROM price_history WHERE sku IN ${sql}`,
    params,
  )
  const changes = rows.map((row) => ({
    sku: row.sku,
    validFrom: parseWireDate(row.valid_from),
    gross: row.gross_cents,
  }))
  return Map.groupBy(changes, ({ sku }) => sku)
}

/** Adds what costs something else from now on, and tells how much that was. What was asked once stays asked. */
export async function recordPrices(tx: Queryable, prices: Iterable<StagedPrice>, now: number): Promise<number> {
  let added = 0
  for await (const batch of batches(prices)) {
    const history = await readPriceHistory(
      tx,
      batch.map(({ sku }) => sku),
    )
    const changed = batch.filter(({ sku, gross_cents }) => priceNow(history.get(sku) ?? [], now) !== gross_cents)
    const validFrom = new Date(now).toISOString()
    const rows = changed.map(({ sku, gross_cents }) => [sku, validFrom, gross_cents])
    added += await insertMany(tx, { table: 'price_history', columns: ['sku', 'valid_from', 'gross_cents'] }, rows)
  }
  return added
}

function priceNow(history: readonly PriceChange[], now: number): number | undefined {
  return history.filter(({ validFrom }) => validFrom <= now).sort((a, b) => b.validFrom - a.validFrom)[0]?.gross
}
