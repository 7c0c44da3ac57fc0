import { randomUUID } from 'node:crypto'
import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { PriceBook } from '../price/price-book.ts'
import type { Document, Entry, SearchAnswer, SearchEngine, SearchRequest } from '../search/search-engine.ts'
import { DocumentWriter } from './document-writer.ts'
import type { FieldRules } from './field-rules.ts'
import { mergeStock, type StockLevel } from './merge-stock.ts'
import { TextCache } from './text-cache.ts'

/** All documents of one store view, by entity and id. */
export interface IndexDocuments {
  product: Map<string, Product>
  category: ReadonlyMap<string, Document>
  attribute: ReadonlyMap<string, Attribute>
  taxrule: ReadonlyMap<string, TaxRule>
  review: ReadonlyMap<string, Review>
  cms_page: ReadonlyMap<string, Document>
  cms_block: ReadonlyMap<string, Document>
  cms_hierarchy: ReadonlyMap<string, Document>
}

export interface CatalogIndexOptions {
  storeView: StoreView
  engine: SearchEngine
  clock: () => number
}

/** Characters of whole answers that one index keeps ready. */
const answerCharacters = 8 * 1024 * 1024

/** What one store view sells and shows: priced for it, with the stock of the moment, searchable. */
export class CatalogIndex {
  readonly name: string
  readonly storeView: StoreView
  readonly writer = new DocumentWriter()
  /** Answers that were given before; true as long as the revision is the same. */
  readonly answers = new TextCache(answerCharacters)
  #revision: string = randomUUID()
  readonly #versions = new WeakMap<Document, string>()
  readonly #engine: SearchEngine
  readonly #clock: () => number
  readonly #prices: PriceBook | null
  readonly #documents: IndexDocuments
  readonly #productIdsBySku = new Map<string, string[]>()
  readonly #attributesByCode: ReadonlyMap<string, Attribute>
  readonly attributes: readonly Attribute[]
  readonly taxRules: readonly TaxRule[]

  private constructor({ storeView, engine, clock }: CatalogIndexOptions, documents: IndexDocuments) {
    const { tax } = storeView
    this.name = storeView.elasticsearch.index
    this.storeView = storeView
    this.#engine = engine
    this.#clock = clock
    this.#documents = documents
    this.attributes = [...documents.attribute.values()]
    this.taxRules = [...documents.taxrule.values()]
    this.#prices = tax.calculateServerSide
      ? new PriceBook({ tax, taxRules: this.taxRules, ...defaultGroup(tax) })
      : null
    this.#attributesByCode = new Map(this.attributes.map((one) => [one.attribute_code, one]))
  }

  static async create(options: CatalogIndexOptions, documents: IndexDocuments): Promise<CatalogIndex> {
    const index = new CatalogIndex(options, documents)
    for (const [id, product] of documents.product) {
      documents.product.set(id, index.#priced(id, product))
      for (const sku of skusOf(product))
        index.#productIdsBySku.set(sku, [...(index.#productIdsBySku.get(sku) ?? []), id])
    }
    for (const entity of catalogEntities) {
      await options.engine.replace({ index: index.name, entity }, index.entries(entity))
    }
    return index
  }

  /** Another word whenever a price or a stock has changed; no other process uses the same. */
  get revision(): string {
    return this.#revision
  }

  /** Another word whenever this document has changed. */
  version(document: Document): string {
    const known = this.#versions.get(document) ?? randomUUID()
    this.#versions.set(document, known)
    return known
  }

  fieldRules(entity: CatalogEntity): FieldRules {
    return { entity, shownPrice: this.#prices ? 'price_incl_tax' : 'final_price' }
  }

  async search(entity: CatalogEntity, request: SearchRequest): Promise<SearchAnswer> {
    if (entity === 'product') await this.refreshPrices()
    return this.#engine.search({ index: this.name, entity }, request)
  }

  entries(entity: CatalogEntity): Entry[] {
    return Array.from<[string, Document], Entry>(this.#documents[entity], ([id, document]) => ({ id, document }))
  }

  /** As the last search or price refresh left it. */
  document(entity: CatalogEntity, id: string): Document | undefined {
    return this.#documents[entity].get(id)
  }

  /** The products that are this sku or have a variant with it, as the last search or price refresh left them. */
  productsBySku(sku: string): Product[] {
    return (this.#productIdsBySku.get(sku) ?? []).flatMap((id) => this.#documents.product.get(id) ?? [])
  }

  attribute(code: string): Attribute | undefined {
    return this.#attributesByCode.get(code)
  }

  /** Takes over what the shelf has now, in the products of these skus and in those that they are variants of. */
  async refreshStock(rows: readonly StockLevel[]): Promise<void> {
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    const ids = new Set(rows.flatMap(({ sku }) => this.#productIdsBySku.get(sku) ?? []))
    await this.#update(ids, (_id, product) => mergeStock(product, (sku) => bySku.get(sku)))
  }

  /** Prices anew what a special price has begun or ended for. */
  async refreshPrices(): Promise<void> {
    const due = this.#prices?.due(this.#clock()) ?? []
    if (due.length > 0) await this.#update(due, (id, product) => this.#priced(id, product))
  }

  async #update(ids: Iterable<string>, change: (id: string, product: Product) => Product): Promise<void> {
    const entries: Entry[] = []
    for (const id of ids) {
      const product = this.#documents.product.get(id)
      if (!product) continue
      const document = change(id, product)
      this.#documents.product.set(id, document)
      entries.push({ id, document })
    }
    if (entries.length > 0) this.#revision = randomUUID()
    await this.#engine.put({ index: this.name, entity: 'product' }, entries)
  }

  #priced(id: string, product: Product): Product {
    return this.#prices?.price(id, product, this.#clock()) ?? product
  }
}

function skusOf(product: Product): Set<string> {
  return new Set([product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)])
}

/** Anonymous prices: the configured group decides the tax rule where grouped tax is active. */
function defaultGroup({ userGroupId }: StoreView['tax']): { userGroupId?: number } {
  return userGroupId === null ? {} : { userGroupId }
}
