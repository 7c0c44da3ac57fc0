import type { Product } from '@welt/contract/entity/product.ts'
import { createVariantIndex, type VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'

/** A product that changes becomes another object, so what was prepared for it goes with it. */
const prepared = new WeakMap<Product, VariantIndex>()

export function variantIndexOf(product: Product, { attributes }: CatalogIndex): VariantIndex {
  const known = prepared.get(product) ?? createVariantIndex(product, attributes)
  prepared.set(product, known)
  return known
}
