import type { Product } from '@welt/contract/entity/product.ts'
import { calculateProductPrices } from '@welt/domain/price/calculate-product-prices.ts'
import { isPriced } from '@welt/domain/price/given-prices.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { PricedArticle } from './price-info.ts'

/** What stands for a sku: the product of that sku, else the variant of another. Undefined where nothing is known by it. */
export function findPriced(
  index: CatalogIndex,
  sku: string,
  { groupId, now }: { groupId: number; now: number },
): PricedArticle | undefined {
  const products = index.productsBySku(sku, groupId)
  const found = products.find((product) => product.sku === sku) ?? products[0]
  if (!found) return undefined
  const product = priced(found, index, now)
  if (product.sku === sku) return { product }
  return { product, variant: product.configurable_children?.find((child) => child.sku === sku) }
}

/** Where the shop computes no taxes for lists, clients still ask here for what there is to pay. */
function priced(product: Product, { storeView, taxRules }: CatalogIndex, now: number): Product {
  return isPriced(product) ? product : calculateProductPrices(product, { tax: storeView.tax, taxRules, now })
}
