import { createProductsBySku, type ProductsBySku } from '../catalog/products-by-sku.ts'
import { useProductsBySku, type WantedProducts } from '../catalog/use-products-by-sku.ts'
import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import type { ComparedProduct } from './load-compared.ts'

const known = new WeakMap<Shop, ProductsBySku<ComparedProduct>>()

function productsOf(shop: Shop): ProductsBySku<ComparedProduct> {
  const products =
    known.get(shop) ??
    createProductsBySku({
      load: async (skus) => (await import('./load-compared.ts')).loadCompared(shop, skus),
      clock: shop.clock,
    })
  known.set(shop, products)
  return products
}

/** The products of the comparison, with all that they are compared by. */
export function useCompared(skus: readonly string[]): WantedProducts<ComparedProduct> {
  return useProductsBySku(productsOf(useShop()), skus)
}
