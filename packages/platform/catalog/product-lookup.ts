import type { CatalogProduct } from './catalog-product.ts'

/** Which documents a sku or the number of a variant leads to. */
export class ProductLookup {
  readonly #products: ReadonlyMap<string, CatalogProduct>
  #ids: IdsBySku | undefined
  #parents: ReadonlyMap<number, string> | undefined

  /** @param products Which skus they and their variants have never changes; so it is read when somebody first asks. */
  constructor(products: ReadonlyMap<string, CatalogProduct>) {
    this.#products = products
  }

  /** The products that are this sku or have a variant with it. */
  idsOf(sku: string): readonly string[] {
    this.#ids ??= idsBySku(this.#products)
    const ids = this.#ids.get(sku) ?? []
    return typeof ids === 'string' ? [ids] : ids
  }

  /** Variants need no document of their own; theirs is that of the product that has them. */
  parentOf(variantId: number): string | undefined {
    this.#parents ??= parentsOf(this.#products)
    return this.#parents.get(variantId)
  }
}

/** Nearly every sku leads to one document or two; a list for each would be most of the memory. */
type IdsBySku = ReadonlyMap<string, string | string[]>

function idsBySku(products: ReadonlyMap<string, CatalogProduct>): IdsBySku {
  const ids = new Map<string, string | string[]>()
  const add = (sku: string, id: string) => {
    const known = ids.get(sku)
    if (known === undefined) ids.set(sku, id)
    else if (![known].flat().includes(id)) ids.set(sku, [known, id].flat())
  }
  for (const [id, { brief, skus }] of products) {
    add(brief.sku, id)
    for (const sku of skus) add(sku, id)
  }
  return ids
}

function parentsOf(products: ReadonlyMap<string, CatalogProduct>): ReadonlyMap<number, string> {
  const parents = new Map<number, string>()
  for (const [id, { brief }] of products) {
    for (const variant of brief.configurable_children?.id ?? []) if (variant !== null) parents.set(variant, id)
  }
  return parents
}
