import { cellsFor } from './columns-bytes.ts'
import type { ListingColumns } from './listing-columns.ts'

export interface Row {
  /** Value by attribute. */
  values: Readonly<Record<string, string>>
  pieces: number
}

export interface Item {
  id: number
  cents: number
  updated: number
  rows: readonly Row[]
}

/** Columns of products that are written out. */
export function columnsOf(
  items: readonly Item[],
  attributes: Readonly<Record<string, { isStockBound: boolean }>>,
): ListingColumns {
  const rows = items.flatMap((item) => item.rows)
  let end = 0
  return {
    ids: Uint32Array.from(items, ({ id }) => id),
    prices: Uint32Array.from(items, ({ cents }) => cents),
    updated: Uint32Array.from(items, ({ updated }) => updated),
    starts: Uint32Array.from([0, ...items.map((item) => (end += item.rows.length))]),
    pieces: Uint16Array.from(rows, ({ pieces }) => pieces),
    attributes: Object.entries(attributes).map(([code, { isStockBound }]) => {
      const values = [...new Set(rows.flatMap((row) => row.values[code] ?? []))]
      const cells = rows.map((row) => values.indexOf(row.values[code] ?? '') + 1)
      return { code, values, isStockBound, cells: cellsFor(values.length).from(cells) }
    }),
  }
}
