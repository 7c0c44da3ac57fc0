import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { Log } from '../log/log.ts'
import type { DocumentRecord } from '../record/document-record.ts'
import type { Document } from '../search/search-engine.ts'
import { compareIds } from '../search/sort-order.ts'
import type { Queryable } from '../storage/database.ts'
import { CatalogProduct } from './catalog-product.ts'
import type { IndexDocuments } from './index-documents.ts'
import { isPublished } from './is-published.ts'
import { putStock } from './merge-stock.ts'
import { parseDocument } from './parse-document.ts'
import type { StockOf } from './stock-level.ts'
import { StockVotes } from './variant-options.ts'

interface Row extends DocumentRecord {
  entity: string
  id: string
}

const pageSize = 250

export interface ReadOptions {
  /** What the shelf has now. */
  stockOf: StockOf
  log: Log
}

export interface IndexRead {
  /** Products with the stock of now. */
  documents: IndexDocuments
  /** The attributes whose lists of options follow the shelf. */
  stockBound: ReadonlySet<string>
}

/** One document that cannot be used is told to the log and left out; it must not close the shop. */
export async function readIndexDocuments(
  database: Queryable,
  index: string,
  { stockOf, log }: ReadOptions,
): Promise<IndexRead> {
  const documents = {
    product: new Map<string, CatalogProduct>(),
    category: new Map<string, Document>(),
    attribute: new Map<string, Attribute>(),
    taxrule: new Map<string, TaxRule>(),
    review: new Map<string, Review>(),
    cms_page: new Map<string, Document>(),
    cms_block: new Map<string, Document>(),
    cms_hierarchy: new Map<string, Document>(),
  }
  const votes = new StockVotes()
  function store(entity: CatalogEntity, id: string, record: DocumentRecord): string | undefined {
    const parsed = parseDocument(entity, record)
    if (typeof parsed === 'string') return parsed
    if (parsed instanceof CatalogProduct) {
      votes.take(parsed)
      documents.product.set(id, putStock(parsed, stockOf))
      return undefined
    }
    const list: Map<string, unknown> = documents[entity]
    if (isPublished(entity, parsed)) list.set(id, parsed)
    return undefined
  }
  for await (const page of readPages(database, index)) {
    for (const { entity, id, ...record } of page) {
      if (!isEntity(entity)) continue
      const fault = store(entity, id, record)
      if (fault) log.error({ index, entity, id, fault }, 'a document of the catalogue cannot be used')
    }
    // A catalogue is also read while the shop is open: others get their turn in between.
    await nextTurn()
  }
  for (const map of Object.values(documents)) sortById(map)
  return { documents, stockBound: votes.attributes() }
}

/** Page by page: a large catalogue is never there twice, as text and as documents. */
async function* readPages(database: Queryable, index: string): AsyncGenerator<Row[]> {
  let after: Pick<Row, 'entity' | 'id'> | undefined = { entity: '', id: '' }
  while (after) {
    const page: Row[] = await database.all<Row>(
      `SELECT entity, id, document, detail FROM catalog_document
       WHERE index_name = $1 AND (entity, id) > ($2, $3) ORDER BY entity, id LIMIT ${pageSize}`,
      [index, after.entity, after.id],
    )
    yield page
    after = page.length < pageSize ? undefined : page.at(-1)
  }
}

/** Numbers as numbers: 2 comes before 10. */
function sortById(map: Map<string, unknown>): void {
  const entries = [...map].sort(([a], [b]) => compareIds(a, b))
  map.clear()
  for (const [id, document] of entries) map.set(id, document)
}

const entities: ReadonlySet<string> = new Set(catalogEntities)

function isEntity(word: string): word is CatalogEntity {
  return entities.has(word)
}
