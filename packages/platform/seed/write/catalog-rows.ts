import { writeRecord } from '../../record/document-record.ts'
import { stockColumns } from '../../stock/stock-columns.ts'
import type { Queryable, SqlValue } from '../../storage/database.ts'
import { insertRows } from '../../storage/insert-rows.ts'
import type { CatalogDocument } from '../build-catalog.ts'
import type { PriceRow } from '../build-price-history.ts'
import type { StockRow } from '../build-stock.ts'
import { lowStock } from '../stock-limit.ts'

/** Writes one index and tells how many documents were new. The mark lets a later version replace these and no others. */
export function insertDocuments(tx: Queryable, index: string, documents: Iterable<CatalogDocument>): Promise<number> {
  const columns = ['index_name', 'entity', 'id', 'document', 'detail', 'is_seeded']
  const row = ({ entity, document: source }: CatalogDocument) => {
    const { document, detail } = writeRecord(entity, source)
    return [index, entity, String(source.id), document, detail, 1] as const
  }
  return insertRows(tx, { table: 'catalog_document', columns, orLeave: true }, mapped(documents, row))
}

export function insertStock(tx: Queryable, rows: Iterable<StockRow>): Promise<number> {
  const row = (row: StockRow) => [
    row.sku,
    row.productId,
    row.qty,
    Number(row.isInStock),
    Number(row.manageStock),
    row.backorders,
    1,
    row.maxSaleQty,
    lowStock,
    row.manageStock && row.qty <= lowStock ? '2026-11-02 08:00:00' : null,
    1,
  ]
  const columns = [...stockColumns, 'is_seeded']
  return insertRows(tx, { table: 'stock_item', columns, orLeave: true }, mapped(rows, row))
}

/** What was asked once stays asked: prices are only ever added, also when the catalogue is replaced. */
export function insertPrices(tx: Queryable, rows: Iterable<PriceRow>): Promise<number> {
  const row = ({ sku, validFrom, grossCents }: PriceRow) => [sku, validFrom, grossCents]
  const columns = ['sku', 'valid_from', 'gross_cents']
  return insertRows(tx, { table: 'price_history', columns, orLeave: true }, mapped(rows, row))
}

export async function removeSeededRows(tx: Queryable): Promise<void> {
  await tx.run('DELETE FROM catalog_document WHERE is_seeded = 1')
  await tx.run('DELETE FROM stock_item WHERE is_seeded = 1')
}

function* mapped<Item>(
  items: Iterable<Item>,
  row: (item: Item) => readonly SqlValue[],
): Generator<readonly SqlValue[]> {
  for (const item of items) yield row(item)
}
