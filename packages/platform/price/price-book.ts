import type { Product } from '@welt/contract/entity/product.ts'
import { calculateProductPrices, type PriceContext } from '@welt/domain/price/calculate-product-prices.ts'
import { nextPriceChange } from '@welt/domain/price/next-price-change.ts'

export type PriceRules = Omit<PriceContext, 'now'>

/** Prices products once per price window and knows when which of them is due again. */
export class PriceBook {
  readonly #rules: PriceRules
  readonly #validUntil = new Map<string, number>()
  #nextChange = Number.POSITIVE_INFINITY

  constructor(rules: PriceRules) {
    this.#rules = rules
  }

  price(id: string, product: Product, now: number): Product {
    const change = nextPriceChange(product, now)
    if (change === null) this.#validUntil.delete(id)
    else this.#validUntil.set(id, change)
    if (change !== null && change < this.#nextChange) this.#nextChange = change
    return calculateProductPrices(product, { ...this.#rules, now })
  }

  /** The products whose special price has begun or ended since they were priced. */
  due(now: number): string[] {
    if (now < this.#nextChange) return []
    const due: string[] = []
    this.#nextChange = Number.POSITIVE_INFINITY
    for (const [id, change] of this.#validUntil) {
      if (change <= now) due.push(id)
      else this.#nextChange = Math.min(this.#nextChange, change)
    }
    return due
  }
}
