import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { translatePath } from '@welt/domain/url/translate-path.ts'
import { need } from '../api/answer.ts'
import type { Api } from '../api/create-api.ts'
import type { Counterpart } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath, cmsPath, productPath } from '../url/entity-path.ts'

/** The page in another store view: its path with prefix, and whether it is the counterpart or only that view's home. */
export interface CounterpartLink {
  storeCode: string
  path: string
  isCounterpart: boolean
}

export interface CounterpartSearch {
  shop: Shop
  apiOf: (storeView: StoreView) => Api
  counterpart: Counterpart
  /** The page's own path, prefix included: in its own store view nothing needs to be looked up. */
  ownPath: string | undefined
}

/** Finds the current page in every store view; where a view has none, its home page stands in. */
export function loadCounterparts(search: CounterpartSearch): Promise<CounterpartLink[]> {
  return Promise.all(
    search.shop.config.storeViews.map(async (storeView) => {
      const path = await findPath(storeView, search)
      return {
        storeCode: storeView.storeCode,
        path: path ?? withStorePrefix(storeView, '/'),
        isCounterpart: path !== null,
      }
    }),
  )
}

async function findPath(
  storeView: StoreView,
  { shop, apiOf, counterpart, ownPath }: CounterpartSearch,
): Promise<string | null> {
  if (counterpart.by === 'nothing') return null
  if (storeView === shop.storeView && ownPath !== undefined) return ownPath
  const path =
    counterpart.by === 'path'
      ? (translatePath(shop.config.url.pathTranslations, counterpart.path, storeView.storeCode) ?? counterpart.path)
      : await findEntityPath(storeView, apiOf(storeView), counterpart)
  return path === null ? null : withStorePrefix(storeView, path)
}

async function findEntityPath(
  storeView: StoreView,
  api: Api,
  { entity, id }: Extract<Counterpart, { by: 'entity' }>,
): Promise<string | null> {
  const byId = { filters: { id: { eq: id } }, size: 1 }
  switch (entity) {
    case 'product': {
      const include = ['id', 'sku', 'name', 'url_path', 'url_key', 'slug', 'status']
      const product = need(
        await api.search('product', { ...byId, include }),
        'The counterpart product could not be looked up',
      ).items[0]
      return product && product.status < 2 ? productPath(storeView.seo, product) : null
    }
    case 'category': {
      const include = ['id', 'url_path', 'url_key', 'slug', 'is_active']
      const category = need(
        await api.search('category', { ...byId, include }),
        'The counterpart category could not be looked up',
      ).items[0]
      return category?.is_active ? categoryPath(storeView.seo, category) : null
    }
    case 'cms_page': {
      const page = need(
        await api.search('cms_page', { ...byId, include: ['id', 'identifier'] }),
        'The counterpart page could not be looked up',
      ).items[0]
      return page ? cmsPath(storeView.seo, page) : null
    }
  }
}
