import { camelPriceFields, type Product, priceFields } from '@welt/contract/entity/product.ts'
import {
  calculateOwnPrices,
  calculateProductPrices,
  type PriceContext,
} from '@welt/domain/price/calculate-product-prices.ts'
import { type BriefProduct, whereIs } from '../record/brief-product.ts'
import type { Document, Entry } from '../search/search-engine.ts'
import type { CatalogProduct } from './catalog-product.ts'

const ofVariants = 'configurable_children.'
const stockOfVariants = `${ofVariants}stock`
const priceNames = new Set([...Object.keys(priceFields), ...Object.keys(camelPriceFields)])

/** What a product cannot know by itself. */
export interface ShownAmong {
  /** What groups pay: found by, but told to nobody. */
  secret: { field: string; of(product: ShownProduct): unknown }
  /** Whether the detail of any product has this. Questions may name anything, and most of it is nowhere. */
  isInDetail(path: string): boolean
}

/**
 * A product as guests see it. What it and its variants cost is worked out when somebody asks: done for all beforehand, it would be
 * most of a shop's memory and of the time that it takes to open.
 */
export class ShownProduct implements Entry {
  readonly id: string
  readonly #source: CatalogProduct
  readonly #context: PriceContext | null
  readonly #among: ShownAmong

  /** Without a context prices stay as the catalogue wrote them. */
  constructor(id: string, source: CatalogProduct, context: PriceContext | null, among: ShownAmong) {
    this.id = id
    this.#source = source
    this.#context = context
    this.#among = among
  }

  /** As the catalogue wrote it, with the stock of now. */
  get brief(): BriefProduct {
    return this.#source.brief
  }

  get source(): CatalogProduct {
    return this.#source
  }

  /** All that is told of it. Made anew with each call. */
  whole(): Product {
    return this.#priced(this.#source.whole())
  }

  /** All that costs something, and little else. Made anew with each call. */
  prices(): Product {
    return this.#priced(this.#source.priceable())
  }

  /** All that is found by. Made anew each time. */
  get document(): Document {
    const { secret } = this.#among
    return { ...this.whole(), [secret.field]: secret.of(this) }
  }

  part(path: string): Document {
    const { secret } = this.#among
    const [top = ''] = path.split('.', 1)
    if (top === secret.field) return { [top]: secret.of(this) }
    if (this.#context && path.startsWith(ofVariants)) {
      // Where variants have attributes in a list, any of them may be lifted out of it.
      if (this.brief.configurable_children?.custom_attributes) return this.whole()
      if (priceNames.has(path.slice(ofVariants.length))) return this.prices()
    }
    const where = whereIs(this.brief, path)
    if (where === 'detail' || (where === 'unknown' && this.#among.isInDetail(path))) return this.#detailWith(top)
    if (path.startsWith(stockOfVariants)) return { configurable_children: this.#source.variants() }
    return this.#context && priceNames.has(top) ? this.#ownPrices(top, this.#context) : this.brief
  }

  /** What is told is made safe first; all else is found by as it is written. */
  #detailWith(field: string): Document {
    return field.endsWith('description') ? this.#source.whole() : this.#source.detail()
  }

  #ownPrices(name: string, context: PriceContext): Document {
    const prices: Document = { ...calculateOwnPrices(this.#source.priceableItself(), context) }
    return Object.hasOwn(prices, name) ? prices : this.brief
  }

  #priced(product: Product): Product {
    return this.#context ? calculateProductPrices(product, this.#context) : product
  }
}
