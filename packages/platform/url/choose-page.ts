import type { Product } from '@welt/contract/entity/product.ts'
import type { Page } from './url-map.ts'

/**
 * Where several pages share a path, an asked sku picks the product that is it or has a variant with it. It never makes a
 * page disappear: where no product has the sku, the path alone decides.
 */
export function choosePage(
  pages: readonly Page[],
  skus: readonly string[],
  productsOf: (sku: string) => readonly Product[],
): Page | undefined {
  const wanted = new Set(skus.flatMap((sku) => productsOf(sku).map(({ id }) => String(id))))
  return pages.find(({ entity, id }) => entity === 'product' && wanted.has(id)) ?? pages[0]
}
