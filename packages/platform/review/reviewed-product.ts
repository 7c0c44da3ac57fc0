import type { Product } from '@welt/contract/entity/product.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'

/**
 * The product that a review is about. Clients of the field may send the number of the variant that was chosen; what is
 * written about a pair in one size is about the shoe, and stands on its page.
 */
export function reviewedProduct(index: CatalogIndex, productId: number): Product | undefined {
  const own = index.product(String(productId))
  const parent =
    own?.parentSku === undefined ? undefined : index.productsBySku(own.parentSku).find(isSkuOf(own.parentSku))
  return parent ?? own ?? index.productOfVariant(productId)
}

function isSkuOf(sku: string): (product: Product) => boolean {
  return (product) => product.sku === sku
}
