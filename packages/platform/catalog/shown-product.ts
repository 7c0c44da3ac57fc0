import { camelPriceFields, type Product, priceFields } from '@welt/contract/entity/product.ts'
import {
  calculateOwnPrices,
  calculateProductPrices,
  type PriceContext,
} from '@welt/domain/price/calculate-product-prices.ts'
import type { Document, Entry } from '../search/search-engine.ts'

const ofVariants = 'configurable_children.'
const priceNames = new Set([...Object.keys(priceFields), ...Object.keys(camelPriceFields)])

/**
 * A product as guests see it. Variants are many and few of them are ever looked at, so what each of them costs is worked out
 * when somebody asks: done for all, it would be most of a shop's memory and of the time that it takes to open.
 */
export class ShownProduct implements Entry {
  readonly id: string
  /** As the catalogue wrote it, with the stock of now. */
  readonly source: Product
  /** What is found by: the product with its own prices, its variants as the catalogue wrote them. */
  readonly brief: Document
  readonly #context: PriceContext | null
  readonly #secret: Document

  /** Without a context prices stay as they are written. `secretOf` tells what is found by, but not told. */
  constructor(
    id: string,
    source: Product,
    context: PriceContext | null,
    secretOf: (product: ShownProduct, prices: Document) => Document,
  ) {
    const prices = context ? calculateOwnPrices(source, context) : {}
    this.id = id
    this.source = source
    this.#context = context
    this.#secret = secretOf(this, prices)
    this.brief = { ...source, ...prices, ...this.#secret }
  }

  /** All that is told of it. Made anew with each call. */
  whole(): Product {
    return this.#context ? calculateProductPrices(this.source, this.#context) : this.source
  }

  /** All that is found by. Made anew each time. */
  get document(): Document {
    return { ...this.whole(), ...this.#secret }
  }

  /** Prices of variants; and where variants have attributes in a list, all that may be lifted out of it. */
  lacks(field: string): boolean {
    if (!this.#context || !field.startsWith(ofVariants)) return false
    return priceNames.has(field.slice(ofVariants.length)) || this.#hasLists()
  }

  #hasLists(): boolean {
    return this.source.configurable_children?.some((child) => child.custom_attributes?.length) ?? false
  }
}
