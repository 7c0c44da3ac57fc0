import type { Product } from '@welt/contract/entity/product.ts'
import type { ShownProduct } from './shown-product.ts'

/** Keeps the products that were asked for last, as long as they have no more than so many variants together. */
export class RecentProducts {
  readonly #limit: number
  readonly #products = new Map<ShownProduct, Product>()
  readonly #owners = new WeakMap<object, ShownProduct>()
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The same object for as long as it is kept. */
  whole(shown: ShownProduct): Product {
    const known = this.#products.get(shown)
    if (known) {
      this.#products.delete(shown)
      this.#products.set(shown, known)
      return known
    }
    const made = shown.whole()
    this.#products.set(shown, made)
    this.#owners.set(made, shown)
    this.#size += sizeOf(shown)
    for (const oldest of this.#products.keys()) {
      if (this.#size <= this.#limit) break
      this.#products.delete(oldest)
      this.#size -= sizeOf(oldest)
    }
    return made
  }

  /** Of which product this was made. */
  shownOf(whole: object): ShownProduct | undefined {
    return this.#owners.get(whole)
  }
}

function sizeOf({ brief }: ShownProduct): number {
  return 1 + (brief.configurable_children?.sku.length ?? 0)
}
