import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { readRecord } from '../../record/document-record.ts'
import { asRow } from '../../storage/as-row.ts'
import type { Queryable } from '../../storage/database.ts'
import { lineOf } from '../mend/category-line.ts'
import { fillVariants, namesVariants } from '../mend/fill-variants.ts'
import { mendProduct, type ProductFacts } from '../mend/mend-product.ts'
import { lacksOwnPrice, priceParts } from '../mend/price-parts.ts'
import { shelfOf } from '../mend/shelf-of.ts'
import type { ReportBook } from '../report/import-report.ts'
import type { MendReason } from '../report/mend-reason.ts'
import { Notes } from '../report/notes.ts'
import type { Wrapped } from '../source/unwrap-value.ts'
import type { Stage } from '../stage/stage.ts'
import { PriceTaker } from './take-prices.ts'
import type { Rules } from './take-rules.ts'

export interface ProductTaker {
  take(wrapped: Wrapped, notes: Notes, place: string): Promise<void>
  /** When all others have been taken: the products that other documents tell the variants or the price of. */
  takeWaiting(): Promise<void>
  /** Products that a category lists, those of the categories below it included. */
  countOf(categoryId: number): number
  readonly unknownCategories: ReadonlySet<number>
  /** Configurable products whose variants nothing tells apart. */
  readonly withoutOptions: readonly string[]
}

interface Surroundings {
  database: Queryable
  storeView: StoreView
  clock: () => number
  rules: Rules
  book: ReportBook
  stage: Stage
}

/** Mends product after product and stages them with their stock and price. */
export function createProductTaker({ database, storeView, clock, rules, book, stage }: Surroundings): ProductTaker {
  const { categories } = rules.categories
  const facts: ProductFacts = {
    attributes: rules.attributes,
    categoryName: (id) => categories.get(id)?.name,
    taxClass: rules.taxRules[0]?.product_tax_class_ids[0],
    computesPrices: storeView.tax.calculateServerSide,
  }
  const prices = new PriceTaker({ database, tax: storeView.tax, taxRules: rules.taxRules, now: clock(), stage })
  const paths = new Map<string, number>()
  const counts = new Map<number, number>()
  const unknownCategories = new Set<number>()
  const withoutOptions: string[] = []

  function settleAddress(product: Product, notes: Notes): void {
    if (!isListed(product) || product.url_path === undefined) return
    const owner = paths.get(product.url_path)
    if (owner !== undefined && owner !== product.id) {
      product.url_path = product.url_path.replace(/(\.html?)?$/, `-${product.id}$1`)
      notes.add('address-taken')
    }
    paths.set(product.url_path, product.id)
  }

  function count(product: Product): void {
    if (!isListed(product)) return
    const ids = (product.category_ids ?? []).map(Number)
    for (const id of ids) if (!categories.has(id)) unknownCategories.add(id)
    for (const id of new Set(ids.flatMap((one) => lineOf(one, categories)))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }

  async function settle({ source, id: outerId }: Wrapped, notes: Notes, place: string): Promise<void> {
    const mended = mendProduct(source, outerId, facts, notes)
    if (!mended.ok) {
      book.skipped('product', [outerId ?? place, mended.field].filter(Boolean).join(': '), mended.reason)
      return
    }
    const product = mended.document
    priceParts(product, findProduct, notes)
    const name = `${product.id} (${product.sku})`
    const owner = stage.productWith(product.sku)
    if (owner !== undefined && owner !== String(product.id)) {
      book.skipped('product', name, 'sku-taken')
      return
    }
    const isAgain = stage.has('product', product.id)
    if (isAgain) notes.add('came-twice')
    settleAddress(product, notes)
    if (!isAgain) count(product)
    if (
      product.type_id === 'configurable' &&
      product.configurable_children?.length &&
      !product.configurable_options?.length
    ) {
      withoutOptions.push(product.sku)
    }
    await prices.take(product, notes)
    takeStock(product, notes, stage)
    stage.put('product', product)
    book.mended('product', name, notes)
  }

  /** A sku counts before an id: both may be made of digits. */
  function findProduct(name: string): Product | undefined {
    const record = stage.record('product', stage.productWith(name) ?? name)
    return record && asRow<Product>(readRecord(record))
  }

  let isAnyWaiting = false
  return {
    unknownCategories,
    withoutOptions,
    countOf: (id) => counts.get(id) ?? 0,
    async take(wrapped, notes, place) {
      const { id } = wrapped.source
      const name = typeof id === 'number' || typeof id === 'string' ? String(id) : (wrapped.id ?? place)
      if (namesVariants(wrapped.source) || lacksOwnPrice(wrapped.source)) {
        isAnyWaiting = true
        stage.wait(name, { wrapped, place, reasons: [...notes.entries.keys()] })
        return
      }
      if (isAnyWaiting) stage.stopWaiting(name)
      await settle(wrapped, notes, place)
    },
    async takeWaiting() {
      for (const value of stage.waiting()) {
        const { wrapped, place, reasons } = asRow<Waiting>(value)
        const notes = new Notes()
        for (const reason of reasons) notes.add(reason)
        if (namesVariants(wrapped.source)) fillVariants(wrapped.source, findProduct, rules.attributes, notes)
        await settle(wrapped, notes, place)
      }
    },
  }
}

interface Waiting {
  wrapped: Wrapped
  place: string
  reasons: MendReason[]
}

function takeStock(product: Product, notes: Notes, stage: Stage): void {
  const { id, sku, stock, configurable_children: children = [] } = product
  // What has parts needs no shelf of its own: theirs decide.
  if (!stock && !['configurable', 'grouped', 'bundle'].includes(product.type_id)) notes.add('stock-missing')
  stage.putStock(shelfOf(sku, id, stock), stock ? 'product' : 'nothing said')
  for (const child of children) {
    const childId = child.id ?? child.stock?.product_id ?? id
    stage.putStock(shelfOf(child.sku, childId, child.stock), child.stock ? 'variant' : 'nothing said')
  }
}

function isListed({ visibility, status }: Product): boolean {
  return visibility > 1 && status < 2
}
