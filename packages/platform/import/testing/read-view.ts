import { stockColumns } from '../../stock/stock-columns.ts'
import type { Queryable } from '../../storage/database.ts'

/** All documents of an index by kind and id, and the whole shelf by sku. */
export async function readView(database: Queryable, index: string) {
  const rows = await database.all<{ entity: string; id: string; document: string }>(
    'SELECT entity, id, document FROM catalog_document WHERE index_name = $1',
    [index],
  )
  const shelves = await database.all<{ sku: string }>(`SELECT ${stockColumns.join(', ')} FROM stock_item`)
  return {
    documents: new Map<string, unknown>(
      rows.map(({ entity, id, document }) => [`${entity} ${id}`, JSON.parse(document)]),
    ),
    stock: new Map(shelves.map((row) => [row.sku, row])),
  }
}
