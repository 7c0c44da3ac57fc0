import type { PriceContext } from '@welt/domain/price/calculate-product-prices.ts'
import { nextPriceChange, type Reductions } from '@welt/domain/price/next-price-change.ts'

export type PriceRules = Omit<PriceContext, 'now'>

/** Knows by what rules and at what moment products are priced, and when which of them is due again. */
export class PriceBook {
  #context: PriceContext
  readonly #validUntil = new Map<string, number>()
  #nextChange = Number.POSITIVE_INFINITY

  constructor(rules: PriceRules) {
    this.#context = { ...rules, now: Number.NEGATIVE_INFINITY }
  }

  /** By this the product is to be priced until it is due. */
  contextFor(id: string, product: Reductions, now: number): PriceContext {
    const change = nextPriceChange(product, now)
    if (change === null) this.#validUntil.delete(id)
    else this.#validUntil.set(id, change)
    if (change !== null && change < this.#nextChange) this.#nextChange = change
    // Products that are priced together share one.
    if (this.#context.now !== now) this.#context = { ...this.#context, now }
    return this.#context
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
