import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { productSlug } from '@welt/domain/product/product-slug.ts'
import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'

type Seo = Pick<StoreView['seo'], 'useUrlDispatcher'>

/** Where a product lives, without the store prefix. */
export function productPath(
  seo: Seo,
  product: Pick<Product, 'sku' | 'url_path' | 'url_key' | 'slug' | 'name' | 'id'>,
): string {
  if (seo.useUrlDispatcher && product.url_path) return `/${encodePath(product.url_path)}`
  return `/p/${encodeURIComponent(product.sku)}/${encodeURIComponent(productSlug(product))}`
}

export function categoryPath(seo: Seo, category: Pick<Category, 'url_path' | 'url_key' | 'slug'>): string {
  if (seo.useUrlDispatcher && category.url_path) return `/${encodePath(category.url_path)}`
  return `/c/${encodeURIComponent(category.slug ?? category.url_key)}`
}

export function cmsPath(seo: Seo, page: Pick<CmsPage, 'identifier'>): string {
  return seo.useUrlDispatcher ? `/${encodePath(page.identifier)}` : `/i/${encodeURIComponent(page.identifier)}`
}

/** The same path as the url map knows it, whatever slashes and codes the catalogue has in it. */
function encodePath(path: string): string {
  return (normalizeUrl(path) ?? path).split('/').map(encodeURIComponent).join('/')
}
