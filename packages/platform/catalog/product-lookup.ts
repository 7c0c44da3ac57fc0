import type { Product } from '@welt/contract/entity/product.ts'

/** Which documents a sku or the number of a variant leads to. */
export class ProductLookup {
  readonly #products: ReadonlyMap<string, Product>
  /** Nearly every sku leads to one document or two; a list for each would be most of the memory. */
  readonly #idsBySku = new Map<string, string | string[]>()
  #parents: ReadonlyMap<number, string> | undefined

  constructor(products: ReadonlyMap<string, Product>) {
    this.#products = products
    for (const [id, { sku, configurable_children = [] }] of products) {
      this.#add(sku, id)
      for (const child of configurable_children) this.#add(child.sku, id)
    }
  }

  /** The products that are this sku or have a variant with it. */
  idsOf(sku: string): readonly string[] {
    const ids = this.#idsBySku.get(sku) ?? []
    return typeof ids === 'string' ? [ids] : ids
  }

  /** Variants need no document of their own; theirs is that of the product that has them. */
  parentOf(variantId: number): string | undefined {
    this.#parents ??= parentsOf(this.#products)
    return this.#parents.get(variantId)
  }

  #add(sku: string, id: string): void {
    const known = this.#idsBySku.get(sku)
    if (known === undefined) this.#idsBySku.set(sku, id)
    else if (![known].flat().includes(id)) this.#idsBySku.set(sku, [known, id].flat())
  }
}

function parentsOf(products: ReadonlyMap<string, Product>): ReadonlyMap<number, string> {
  const parents = new Map<number, string>()
  for (const [id, { configurable_children = [] }] of products) {
    for (const child of configurable_children) if (child.id !== undefined) parents.set(child.id, id)
  }
  return parents
}
