import type { StockRow } from '../../stock/stock-row.ts'
import type { Mended, Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { mendFields } from './mend-fields.ts'
import { mendStock } from './mend-stock.ts'
import { shelfOf } from './shelf-of.ts'

/** A row of the shelf as our own export writes it. */
export function mendStockItem(draft: Draft, outerId: string | undefined, notes: Notes): Mended<StockRow> {
  if (isEmpty(draft.sku) && outerId !== undefined) draft.sku = outerId
  mendFields(draft, { sku: 'text', product_id: 'integer' }, notes)
  const { sku, product_id: productId } = draft
  if (typeof sku !== 'string') return { ok: false, reason: 'no-sku' }
  if (typeof productId !== 'number') return { ok: false, reason: 'no-product' }
  const product: Draft = { stock: { ...draft } }
  mendStock(product, notes)
  return { ok: true, document: shelfOf(sku, productId, product.stock) }
}
