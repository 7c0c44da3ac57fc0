import type { Product } from '@welt/contract/entity/product.ts'

/** Which documents a sku or the number of a variant leads to. */
export class ProductLookup {
  readonly #products: ReadonlyMap<string, Product>
  readonly #idsBySku = new Map<string, string[]>()
  #parents: ReadonlyMap<number, string> | undefined

  constructor(products: ReadonlyMap<string, Product>) {
    this.#products = products
    for (const [id, product] of products) {
      for (const sku of skusOf(product)) this.#idsBySku.set(sku, [...(this.#idsBySku.get(sku) ?? []), id])
    }
  }

  /** The products that are this sku or have a variant with it. */
  idsOf(sku: string): readonly string[] {
    return this.#idsBySku.get(sku) ?? []
  }

  /** Variants need no document of their own; theirs is that of the product that has them. */
  parentOf(variantId: number): string | undefined {
    this.#parents ??= parentsOf(this.#products)
    return this.#parents.get(variantId)
  }
}

function skusOf(product: Product): Set<string> {
  return new Set([product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)])
}

function parentsOf(products: ReadonlyMap<string, Product>): ReadonlyMap<number, string> {
  const parents = new Map<number, string>()
  for (const [id, { configurable_children = [] }] of products) {
    for (const child of configurable_children) if (child.id !== undefined) parents.set(child.id, id)
  }
  return parents
}
