import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import { type DocumentRecord, readRecord } from '../record/document-record.ts'
import { isRecord } from '../search/field-values.ts'
import { stockColumns } from '../stock/stock-columns.ts'
import type { StockRow } from '../stock/stock-row.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { withShelf } from './with-shelf.ts'

/** What an export has a file for: the kinds of documents, and the shelf. */
export type ExportKind = CatalogEntity | 'stock_item'
export const exportKinds: readonly ExportKind[] = [...catalogEntities, 'stock_item']

export interface ExportLine {
  kind: ExportKind
  text: string
}

const pageSize = 100
const shelf = stockColumns.join(', ')

/** Every document of an index as a line that elasticdump could have written, a page at a time; the products' shelves follow. */
export async function* exportLines(database: Queryable, index: string): AsyncGenerator<ExportLine> {
  const shelves = new Map<string, StockRow>()
  for (const entity of catalogEntities) {
    for await (const rows of pages(database, index, entity)) {
      const documents = rows.map(({ id, ...record }) => ({ id, document: readDocument(record) }))
      const found =
        entity === 'product'
          ? await readShelves(
              database,
              documents.flatMap(({ document }) => skusOf(document)),
            )
          : []
      const bySku = new Map(found.map((row) => [row.sku, row]))
      for (const row of found) shelves.set(row.sku, row)
      for (const { id, document } of documents) {
        const source = entity === 'product' ? withShelf(document, (sku) => bySku.get(sku)) : document
        yield { kind: entity, text: lineOf(index, entity, id, source) }
      }
    }
  }
  for (const row of shelves.values()) {
    // Yes and no as the field writes them.
    const source = { ...row, is_in_stock: row.is_in_stock === 1, manage_stock: row.manage_stock === 1 }
    yield { kind: 'stock_item', text: lineOf(index, 'stock_item', row.sku, source) }
  }
}

function lineOf(index: string, type: ExportKind, id: string, source: object): string {
  return JSON.stringify({ _index: index, _type: type, _id: id, _score: 1, _source: source })
}

interface Row extends DocumentRecord {
  id: string
}

async function* pages(database: Queryable, index: string, entity: CatalogEntity): AsyncGenerator<Row[]> {
  const sql = `
    SELECT id, document, detail FROM catalog_document
    WHERE index_name = $1 AND entity = $2 AND id > $3 ORDER BY id LIMIT ${pageSize}`
  for (let last = ''; ; ) {
    const rows = await database.all<Row>(sql, [index, entity, last])
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return
    last = end.id
  }
}

async function readShelves(database: Queryable, skus: readonly string[]): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for (let at = 0; at < skus.length; at += 256) {
    const { sql, params } = inList(skus.slice(at, at + 256))
    rows.push(...(await database.all<StockRow>(`SELECT ${shelf} FROM stock_item WHERE sku IN ${sql}`, params)))
  }
  return rows
}

function readDocument(record: DocumentRecord): Record<string, unknown> {
  const value = readRecord(record)
  return isRecord(value) ? value : {}
}

function skusOf(product: Record<string, unknown>): string[] {
  const children: unknown[] = Array.isArray(product.configurable_children) ? product.configurable_children : []
  return [product, ...children].flatMap((one) => (isRecord(one) && typeof one.sku === 'string' ? [one.sku] : []))
}
