import { camelPriceFields, type Product, priceFields } from '@welt/contract/entity/product.ts'
import {
  calculateOwnPrices,
  calculateProductPrices,
  type PriceContext,
} from '@welt/domain/price/calculate-product-prices.ts'
import type { Document, Entry } from '../search/search-engine.ts'

const ofVariants = 'configurable_children.'
const priceNames = new Set([...Object.keys(priceFields), ...Object.keys(camelPriceFields)])

/** What groups pay: found by, but told to nobody. */
export interface SecretPrices {
  field: string
  of(product: ShownProduct): unknown
}

/**
 * A product as guests see it. What it and its variants cost is worked out when somebody asks: done for all beforehand, it would be
 * most of a shop's memory and of the time that it takes to open.
 */
export class ShownProduct implements Entry {
  readonly id: string
  /** As the catalogue wrote it, with the stock of now. */
  readonly brief: Product
  readonly #context: PriceContext | null
  readonly #secret: SecretPrices

  /** Without a context prices stay as the catalogue wrote them. */
  constructor(id: string, source: Product, context: PriceContext | null, secret: SecretPrices) {
    this.id = id
    this.brief = source
    this.#context = context
    this.#secret = secret
  }

  /** All that is told of it. Made anew with each call. */
  whole(): Product {
    return this.#context ? calculateProductPrices(this.brief, this.#context) : this.brief
  }

  /** All that is found by. Made anew each time. */
  get document(): Document {
    return { ...this.whole(), [this.#secret.field]: this.#secret.of(this) }
  }

  part(field: string): Document {
    if (this.#isOfVariants(field)) return this.whole()
    const [top = ''] = field.split('.', 1)
    if (top === this.#secret.field) return { [top]: this.#secret.of(this) }
    if (!this.#context || !priceNames.has(top)) return this.brief
    const prices: Document = { ...calculateOwnPrices(this.brief, this.#context) }
    return Object.hasOwn(prices, top) ? prices : this.brief
  }

  /** Their prices; and where they have attributes in a list, all that may be lifted out of it. */
  #isOfVariants(field: string): boolean {
    if (!this.#context || !field.startsWith(ofVariants)) return false
    const { configurable_children: variants = [] } = this.brief
    return (
      priceNames.has(field.slice(ofVariants.length)) || variants.some((variant) => variant.custom_attributes?.length)
    )
  }
}
