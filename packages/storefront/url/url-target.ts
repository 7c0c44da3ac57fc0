import type { UrlMapHit } from '@welt/contract/api/url.ts'
import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { productRoute } from '@welt/domain/url/product-route.ts'

/** What lives at a path: enough to load it again, small enough to be kept in the browser. */
export type UrlTarget =
  | { type: 'product'; routeName: string; parentSku: string; slug: string; childSku?: string }
  | { type: 'category'; id: number }
  | { type: 'cms_page'; identifier: string }

/** The map endpoint's hit is the page's data too: the first visit needs no second question. */
export type UrlSource =
  | { type: 'product'; product: Product }
  | { type: 'category'; category: Category }
  | { type: 'cms_page'; cmsPage: CmsPage }

export function targetOf(source: UrlSource): UrlTarget {
  switch (source.type) {
    case 'product': {
      const { name, params } = productRoute(source.product)
      return { type: 'product', routeName: name, ...params }
    }
    case 'category':
      return { type: 'category', id: source.category.id }
    case 'cms_page':
      return { type: 'cms_page', identifier: source.cmsPage.identifier }
  }
}

export function sourceOf(hit: NonNullable<UrlMapHit>): UrlSource {
  switch (hit._type) {
    case 'product':
      return { type: 'product', product: hit._source as Product }
    case 'category':
      return { type: 'category', category: hit._source as unknown as Category }
    case 'cms_page':
      return { type: 'cms_page', cmsPage: hit._source as CmsPage }
  }
}
