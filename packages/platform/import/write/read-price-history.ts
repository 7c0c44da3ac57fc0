import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import type { PriceChange } from '@welt/domain/price/lowest-price.ts'
import type { Queryable } from '../../storage/database.ts'
import { inList } from '../../storage/in-list.ts'

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
