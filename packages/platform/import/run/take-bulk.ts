import { basename } from 'node:path'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Queryable } from '../../storage/database.ts'
import { completeCategories } from '../mend/complete-categories.ts'
import { mendReview } from '../mend/mend-review.ts'
import { mendStockItem } from '../mend/mend-stock-item.ts'
import type { ReportBook } from '../report/import-report.ts'
import { Notes } from '../report/notes.ts'
import { baseOf } from '../source/choose-base.ts'
import { chooseEntity } from '../source/choose-entity.ts'
import type { SourceFile } from '../source/find-source-files.ts'
import { readDocuments } from '../source/read-documents.ts'
import type { Wrapped } from '../source/unwrap-value.ts'
import type { Stage } from '../stage/stage.ts'
import { createProductTaker, type ProductTaker } from './take-product.ts'
import type { Rules } from './take-rules.ts'

export interface BulkOptions {
  database: Queryable
  storeView: StoreView
  clock: () => number
  files: readonly SourceFile[]
  base: string | undefined
  rules: Rules
  book: ReportBook
  stage: Stage
  onProgress?: (progress: { step: 'read'; bytes: number; of: number; documents: number }) => void
}

/** What was seen on the way, for the warnings. */
export type Bulk = Pick<ProductTaker, 'unknownCategories' | 'withoutOptions'>

/** The second reading: products, reviews and stock, one after the other; then the categories, which count the products. */
export async function takeBulk(options: BulkOptions): Promise<Bulk> {
  const { files, base, rules, book, stage, onProgress } = options
  const products = createProductTaker(options)
  const of = files.reduce((sum, { size }) => sum + size, 0)
  let bytes = 0
  let documents = 0
  const onBytes = (more: number) => {
    bytes += more
    onProgress?.({ step: 'read', bytes, of, documents })
  }
  for (const { path } of files) {
    for await (const reading of readDocuments(path, onBytes)) {
      if (reading.kind !== 'document') continue
      const { wrapped } = reading
      const choice = chooseEntity(wrapped, path)
      if (!choice || !isBulk(choice.entity)) continue
      documents += 1
      if (wrapped.index !== undefined && base !== undefined && baseOf(wrapped.index) !== base) {
        book.skipped(choice.entity, `${wrapped.index} ${wrapped.id ?? ''}`.trim(), 'other-index')
        continue
      }
      const notes = new Notes()
      if (choice.by === 'shape') notes.add('kind-guessed')
      const place = `${basename(path)}:${reading.line}`
      if (choice.entity === 'product') await products.take(wrapped, notes, place)
      else if (choice.entity === 'review') takeReview(wrapped, notes, { book, stage, place })
      else takeStockItem(wrapped, notes, { book, stage, place })
    }
  }
  await products.takeWaiting()
  takeCategories(rules, products, { book, stage })
  return products
}

function isBulk(entity: string): boolean {
  return entity === 'product' || entity === 'review' || entity === 'stock_item'
}

interface Into {
  book: ReportBook
  stage: Stage
  place: string
}

function takeReview({ source, id }: Wrapped, notes: Notes, { book, stage, place }: Into): void {
  const mended = mendReview(source, id, notes)
  if (!mended.ok) {
    book.skipped('review', id ?? place, mended.reason)
    return
  }
  const review = mended.document
  if (stage.has('review', review.id)) notes.add('came-twice')
  stage.put('review', review)
  book.mended('review', String(review.id), notes)
}

function takeStockItem({ source, id }: Wrapped, notes: Notes, { book, stage, place }: Into): void {
  const mended = mendStockItem(source, id, notes)
  if (!mended.ok) {
    book.skipped('stock_item', id ?? place, mended.reason)
    return
  }
  stage.putStock(mended.document, 'shelf')
  book.mended('stock_item', mended.document.sku, notes)
}

function takeCategories({ categories }: Rules, products: ProductTaker, { book, stage }: Omit<Into, 'place'>): void {
  for (const { id, mended, notes } of completeCategories(categories, (id) => products.countOf(id))) {
    if (mended.ok) {
      stage.put('category', mended.document)
      book.mended('category', String(id), notes)
    } else book.skipped('category', [id, mended.field].filter(Boolean).join(': '), mended.reason)
  }
}
