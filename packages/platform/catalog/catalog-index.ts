import { randomUUID } from 'node:crypto'
import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import type { ListingColumns } from '@welt/domain/listing/listing-columns.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { GroupPrices } from '../price/group-prices.ts'
import { PriceBook } from '../price/price-book.ts'
import { fieldUses } from '../search/field-uses.ts'
import type { Document, Entry, SearchAnswer, SearchEngine, SearchHit, SearchRequest } from '../search/search-engine.ts'
import { BundleShelves } from './bundle-shelves.ts'
import type { Beside, CatalogIndexOptions } from './catalog-index-options.ts'
import { CatalogProduct } from './catalog-product.ts'
import { DetailPaths } from './detail-paths.ts'
import { type DocumentForm, DocumentWriter } from './document-writer.ts'
import type { FieldRules } from './field-rules.ts'
import { inTurns } from './in-turns.ts'
import type { IndexDocuments } from './index-documents.ts'
import { mergeStock } from './merge-stock.ts'
import { ProductColumns } from './product-columns.ts'
import { ProductLookup } from './product-lookup.ts'
import { RecentProducts } from './recent-products.ts'
import { type ShownAmong, ShownProduct } from './shown-product.ts'
import type { StockLevel } from './stock-level.ts'
import { TextCache } from './text-cache.ts'
import { ToldHit } from './told-hit.ts'
import { withStockBoundOptions } from './variant-options.ts'
import { VisitorReviews } from './visitor-reviews.ts'

/** Characters of whole answers that one index keeps ready. */
const answerCharacters = 8 * 1024 * 1024
/** Whole products that one index keeps ready, with so many variants together. */
const recentVariants = 20_000

/** What one store view sells and shows: priced for it, with the stock of the moment, searchable. */
export class CatalogIndex {
  readonly name: string
  readonly storeView: StoreView
  readonly writer = new DocumentWriter()
  /** Answers that were given before; true as long as the revision is the same. */
  readonly answers = new TextCache(answerCharacters)
  #revision: string = randomUUID()
  readonly #versions = new WeakMap<object, string>()
  readonly #engine: SearchEngine
  readonly #clock: () => number
  readonly #prices: PriceBook | null
  readonly #groupPrices: GroupPrices
  readonly #among: ShownAmong = {
    // Nobody can ask for a name that nobody knows: a group's prices are its own.
    secret: { field: `group_price_${randomUUID()}`, of: (product) => this.#pricesOfGroups(product) },
    isInDetail: (path) => this.#details.has(path),
  }
  readonly #documents: IndexDocuments
  readonly #shown = new Map<string, ShownProduct>()
  readonly #recent = new RecentProducts(recentVariants)
  readonly #lookup: ProductLookup
  readonly #details: DetailPaths
  readonly #bundles: BundleShelves
  readonly #attributesByCode: ReadonlyMap<string, Attribute>
  readonly attributes: readonly Attribute[]
  readonly taxRules: readonly TaxRule[]
  readonly #stockBound: ReadonlySet<string>
  readonly #reviews: VisitorReviews
  readonly #columns: ProductColumns

  private constructor(
    { storeView, engine, clock, tierPrices = true }: CatalogIndexOptions,
    documents: IndexDocuments,
    stockBound: ReadonlySet<string>,
  ) {
    const { tax } = storeView
    this.attributes = [...documents.attribute.values()]
    this.taxRules = [...documents.taxrule.values()]
    const rules = tax.calculateServerSide ? { tax, taxRules: this.taxRules, ...defaultGroup(tax) } : null
    this.name = storeView.elasticsearch.index
    this.storeView = storeView
    this.#engine = engine
    this.#clock = clock
    this.#documents = documents
    this.#prices = rules && new PriceBook(rules)
    this.#groupPrices = new GroupPrices({ rules, tierPrices })
    this.#attributesByCode = new Map(this.attributes.map((one) => [one.attribute_code, one]))
    this.#stockBound = stockBound
    this.#reviews = new VisitorReviews(documents)
    this.#columns = new ProductColumns(stockBound)
    this.#lookup = new ProductLookup(documents.product)
    this.#details = new DetailPaths(documents.product)
    this.#bundles = new BundleShelves(documents.product)
  }

  static async create(
    options: CatalogIndexOptions,
    documents: IndexDocuments,
    { stockBound, reviews }: Beside,
  ): Promise<CatalogIndex> {
    const index = new CatalogIndex(options, documents, stockBound)
    await inTurns(documents.product, (id, product) => {
      documents.product.set(id, withStockBoundOptions(index.#withoutTiers(id, product), stockBound))
    })
    for (const id of index.#bundles.ids) index.#change(id, (bundle) => index.#bundles.follow(id, bundle))
    index.#reviews.replace(reviews)
    await inTurns(documents.product, (id) => index.#show(id))
    for (const entity of catalogEntities) {
      const entries = entity === 'product' ? [...index.#shown.values()] : index.entries(entity)
      await options.engine.replace({ index: index.name, entity }, entries)
    }
    return index
  }

  /** Another word whenever a price or a stock has changed; no other process uses the same. */
  get revision(): string {
    return this.#revision
  }

  /** Another word whenever this document has changed. */
  version(document: Document): string {
    const owner = this.#recent.shownOf(document) ?? document
    const known = this.#versions.get(owner) ?? randomUUID()
    this.#versions.set(owner, known)
    return known
  }

  /** A group that has prices of its own finds, sorts and counts by these. */
  fieldRules(entity: CatalogEntity, groupId: number = guestGroup): FieldRules {
    const isOwn = this.#groupPrices.groups.has(groupId)
    return { entity, shownPrice: isOwn ? `${this.#among.secret.field}.${groupId}` : this.#shownPrice }
  }

  /** Hits are as guests see them; `write` tells them to a group. */
  async search(entity: CatalogEntity, request: SearchRequest): Promise<SearchAnswer> {
    const uses = fieldUses(request)
    if (entity === 'product') {
      await this.refreshPrices()
      await this.#details.prepare(uses.map(({ field }) => field))
    }
    await this.#engine.prepare?.({ index: this.name, entity }, uses)
    const answer = await this.#engine.search({ index: this.name, entity }, request)
    return entity === 'product' ? { ...answer, hits: answer.hits.map((hit) => this.#told(hit)) } : answer
  }

  /** All that a question finds, as columns of these attributes, with the prices of a group. */
  async columns(request: SearchRequest, attributes: readonly string[], groupId?: number): Promise<ListingColumns> {
    const { hits } = await this.search('product', request)
    const found = hits.flatMap(({ id }) => this.#shown.get(id) ?? [])
    return this.#columns.of(found, attributes, this.fieldRules('product', groupId).shownPrice)
  }

  /** The text in words that the documents have; null where there is nothing better. */
  async suggest(entity: CatalogEntity, text: string): Promise<string | null> {
    return (await this.#engine.suggest?.({ index: this.name, entity }, text)) ?? null
  }

  /** Whether a group may see other prices than guests do. */
  hasPricesFor(groupId: number): boolean {
    return this.#groupPrices.differs(groupId)
  }

  /** A document as JSON, with the prices of a group. */
  write(entity: CatalogEntity, entry: Entry, form: DocumentForm, groupId: number = guestGroup): string {
    const shown = entity === 'product' ? this.#shown.get(entry.id) : undefined
    if (!shown) return this.writer.write(entry, form)
    if (!this.#groupPrices.differsFor(entry.id, groupId)) return this.writer.write(entry, form, shown)
    const document = this.#groupPrices.price(entry.id, this.#recent.whole(shown), groupId, this.#clock())
    return this.writer.write({ id: `${entry.id}@${groupId}`, document }, form)
  }

  /** Products in brief, without the prices of the moment. */
  entries(entity: CatalogEntity): Entry[] {
    if (entity === 'product') return Array.from(this.#documents.product, ([id, { brief }]) => ({ id, document: brief }))
    return Array.from<[string, Document], Entry>(this.#documents[entity], ([id, document]) => ({ id, document }))
  }

  documents(entity: Exclude<CatalogEntity, 'product'>): Iterable<Document> {
    return this.#documents[entity].values()
  }

  /** As the last search or price refresh left it. */
  document(entity: CatalogEntity, id: string): Document | undefined {
    return entity === 'product' ? this.product(id) : this.#documents[entity].get(id)
  }

  /** The products that are this sku or have a variant with it, as the last search or price refresh left them. */
  productsBySku(sku: string, groupId: number = guestGroup): Product[] {
    return this.#lookup.idsOf(sku).flatMap((id) => this.product(id, groupId) ?? [])
  }

  /** With the prices and tiers of a group; those of other groups are in no document that leaves the index. */
  product(id: string, groupId: number = guestGroup): Product | undefined {
    const shown = this.#shown.get(id)
    return shown && this.#groupPrices.price(id, this.#recent.whole(shown), groupId, this.#clock())
  }

  productOfVariant(id: number): Product | undefined {
    return this.product(this.#lookup.parentOf(id) ?? '')
  }

  attribute(code: string): Attribute | undefined {
    return this.#attributesByCode.get(code)
  }

  /** These skus and those of the products that they are variants of: a product's own shelf says whether it may be sold. */
  stockSkusOf(skus: readonly string[]): string[] {
    const ids = skus.flatMap((sku) => this.#lookup.idsOf(sku))
    return [...new Set([...skus, ...ids.flatMap((id) => this.#documents.product.get(id)?.brief.sku ?? [])])]
  }

  /** Takes over what the shelf has now, in the products of these skus and in those that they are variants or parts of. */
  async refreshStock(rows: readonly StockLevel[]): Promise<void> {
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    const bundles = this.#bundles.idsWith(bySku.keys())
    const changed = new Set<string>()
    for (const id of new Set(rows.flatMap(({ sku }) => this.#lookup.idsOf(sku)))) {
      const after = this.#change(id, (before) =>
        withStockBoundOptions(
          mergeStock(before, (sku) => bySku.get(sku)),
          this.#stockBound,
        ),
      )
      if (!after) continue
      changed.add(id)
      if (this.#bundles.noteOwn(id, after.brief.stock)) bundles.add(id)
    }
    for (const id of bundles) if (this.#change(id, (bundle) => this.#bundles.follow(id, bundle))) changed.add(id)
    await this.#showAnew([...changed])
  }

  /** From now on these are the reviews of visitors that everybody may read. */
  async refreshReviews(reviews: readonly Review[]): Promise<void> {
    const changed = this.#reviews.replace(reviews)
    await this.#engine.replace({ index: this.name, entity: 'review' }, this.entries('review'))
    this.#revision = randomUUID()
    await this.#showAnew(changed)
  }

  /** Prices anew what a special price has begun or ended for. */
  async refreshPrices(): Promise<void> {
    await this.#showAnew(this.#prices?.due(this.#clock()) ?? [])
  }

  /** The product as it is afterwards, if that is another. */
  #change(id: string, how: (before: CatalogProduct) => CatalogProduct): CatalogProduct | undefined {
    const before = this.#documents.product.get(id)
    const after = before && how(before)
    if (!after || after === before) return undefined
    this.#documents.product.set(id, after)
    return after
  }

  /** As guests may see it: the tiers of others are in no document that leaves the index. */
  #withoutTiers(id: string, product: CatalogProduct): CatalogProduct {
    if (!product.hasTiers) return product
    return CatalogProduct.of(this.#groupPrices.take(id, product.whole()), product.levels)
  }

  get #shownPrice(): 'price_incl_tax' | 'final_price' {
    return this.#prices ? 'price_incl_tax' : 'final_price'
  }

  async #showAnew(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const entries = ids.flatMap((id) => this.#show(id) ?? [])
    this.#revision = randomUUID()
    await this.#engine.put({ index: this.name, entity: 'product' }, entries)
  }

  #show(id: string): ShownProduct | undefined {
    const source = this.#documents.product.get(id)
    if (!source) return undefined
    const context = this.#prices?.contextFor(id, source.reductions(), this.#clock()) ?? null
    const shown = new ShownProduct(id, source, context, this.#among)
    this.#shown.set(id, shown)
    return shown
  }

  /** What each group that has prices of its own pays. */
  #pricesOfGroups(shown: ShownProduct): Record<number, unknown> {
    const guests = shown.part(this.#shownPrice)
    const prices: Record<number, unknown> = {}
    for (const group of this.#groupPrices.groups) {
      const isOwn = this.#groupPrices.differsFor(shown.id, group)
      const paid = isOwn ? this.#groupPrices.price(shown.id, shown.prices(), group, this.#clock()) : guests
      prices[group] = paid[this.#shownPrice]
    }
    return prices
  }

  #told(hit: SearchHit): SearchHit {
    const shown = this.#shown.get(hit.id)
    return shown ? new ToldHit(hit, shown, this.#recent) : hit
  }
}

/** Anonymous prices: the configured group decides the tax rule where grouped tax is active. */
function defaultGroup({ userGroupId }: StoreView['tax']): { userGroupId?: number } {
  return userGroupId === null ? {} : { userGroupId }
}
