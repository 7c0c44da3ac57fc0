import { isRecord } from '../search/field-values.ts'
import type { StockRow } from '../stock/stock-row.ts'

type Document = Record<string, unknown>

/**
 * A product as it lies in the database, with what its shelf has now in the stock fields that it carries. No field is added:
 * the whole row stands in the file of the shelves.
 */
export function withShelf(product: Document, rowOf: (sku: string) => StockRow | undefined): Document {
  const children = product.configurable_children
  const own = withStock(product, rowOf)
  if (!Array.isArray(children)) return own
  return {
    ...own,
    configurable_children: children.map((child: unknown) => (isRecord(child) ? withStock(child, rowOf) : child)),
  }
}

function withStock(document: Document, rowOf: (sku: string) => StockRow | undefined): Document {
  const { sku, stock } = document
  const row = typeof sku === 'string' && isRecord(stock) ? rowOf(sku) : undefined
  if (!row || !isRecord(stock)) return document
  const now: Document = {
    qty: row.qty,
    is_in_stock: row.is_in_stock === 1,
    manage_stock: row.manage_stock === 1,
    backorders: row.backorders,
    max_sale_qty: row.max_sale_qty,
  }
  return {
    ...document,
    stock: Object.fromEntries(Object.entries(stock).map(([key, value]) => [key, now[key] ?? value])),
  }
}
