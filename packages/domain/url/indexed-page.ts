import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { checkProductLoad } from '../product/check-product-load.ts'

/** Which pages search engines may list. The head of a page and the sitemap ask the same functions. */

/** Every product that is shown as a page of its own. */
export function isIndexedProduct(product: Pick<Product, 'status' | 'visibility'>): boolean {
  return checkProductLoad(product, { preventConfigurableChildrenDirectAccess: true }).ok
}

/** The root is no page of the shop, and a list of nothing is none that anybody looks for. */
export function isIndexedCategory(
  { id, is_active: isActive, product_count: count }: Pick<Category, 'id' | 'is_active' | 'product_count'>,
  rootId: number,
): boolean {
  return isActive && count > 0 && id !== rootId
}

/** All but those that the shop only needs itself: the choice of cookies, the way out of the newsletter. */
export function isIndexedCmsPage(
  { identifier, active = true }: Pick<CmsPage, 'identifier' | 'active'>,
  noIndexPages: readonly string[],
): boolean {
  return active && !noIndexPages.includes(identifier)
}
