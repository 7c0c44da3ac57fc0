import { type DocumentRecord, readRecord } from '../../record/document-record.ts'
import { stockColumns } from '../../stock/stock-columns.ts'
import type { Queryable } from '../../storage/database.ts'

/** All documents of an index by kind and id, and the whole shelf by sku. */
export async function readView(database: Queryable, index: string) {
  const rows = await database.all<DocumentRecord & { entity: string; id: string }>(
    'SELECT entity, id, document, detail FROM catalog_document WHERE index_name = $1',
    [index],
  )
  const shelves = await database.all<{ sku: string }>(`SELECT ${stockColumns.join(', ')} FROM stock_item`)
  return {
    documents: new Map<string, unknown>(
      rows.map(({ entity, id, ...record }) => [`${entity} ${id}`, readRecord(record)]),
    ),
    stock: new Map(shelves.map((row) => [row.sku, row])),
  }
}
