import type { Shop } from '../store-view/shop.ts'
import { useShop } from '../store-view/use-shop.ts'
import type { ListedProduct } from './load-by-sku.ts'
import { createProductsBySku, type ProductsBySku } from './products-by-sku.ts'
import { useProductsBySku, type WantedProducts } from './use-products-by-sku.ts'

/** One memory for a shop: a list that is gone back to is as long as it was, from the start. */
const known = new WeakMap<Shop, ProductsBySku<ListedProduct>>()

function productsOf(shop: Shop): ProductsBySku<ListedProduct> {
  const products =
    known.get(shop) ??
    createProductsBySku({
      // What makes cards comes with what loads pages.
      load: async (skus) => (await import('./load-by-sku.ts')).loadCardsBySku(shop, skus),
      clock: shop.clock,
    })
  known.set(shop, products)
  return products
}

/** Cards for the skus of a list. */
export function useListedProducts(skus: readonly string[]): WantedProducts<ListedProduct> {
  return useProductsBySku(productsOf(useShop()), skus)
}
