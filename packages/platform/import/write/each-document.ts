import type { DocumentRecord } from '../../record/document-record.ts'
import type { Queryable } from '../../storage/database.ts'

export interface StoredDocument extends DocumentRecord {
  index_name: string
  entity: string
  id: string
  is_seeded: number
}

const pageSize = 100
const columns = 'index_name, entity, id, document, detail, is_seeded'

/** Every document of an index, a page at a time. */
export async function* documentsOf(database: Queryable, index: string): AsyncGenerator<StoredDocument> {
  const sql = `
    SELECT ${columns} FROM catalog_document
    WHERE index_name = $1 AND (entity > $2 OR (entity = $2 AND id > $3)) ORDER BY entity, id LIMIT ${pageSize}`
  yield* paged((last) => database.all<StoredDocument>(sql, [index, last.entity, last.id]))
}

/** The products of all other indexes. */
export async function* productsOfOthers(database: Queryable, index: string): AsyncGenerator<StoredDocument> {
  const sql = `
    SELECT ${columns} FROM catalog_document
    WHERE entity = 'product' AND index_name <> $1 AND (index_name > $2 OR (index_name = $2 AND id > $3))
    ORDER BY index_name, id LIMIT ${pageSize}`
  yield* paged((last) => database.all<StoredDocument>(sql, [index, last.index_name, last.id]))
}

async function* paged(
  next: (last: { index_name: string; entity: string; id: string }) => Promise<StoredDocument[]>,
): AsyncGenerator<StoredDocument> {
  for (let last = { index_name: '', entity: '', id: '' }; ; ) {
    const rows = await next(last)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return
    last = end
  }
}
