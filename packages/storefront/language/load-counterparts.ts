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

/** Finds the current page in every store view; where a view has none, its home page stands in. */
export function loadCounterparts(
  shop: Shop,
  apiOf: (storeView: StoreView) => Api,
  counterpart: Counterpart,
): Promise<CounterpartLink[]> {
  return Promise.all(
    shop.config.storeViews.map(async (storeView) => {
      const path = await findPath(shop, storeView, apiOf, counterpart)
      return {
        storeCode: storeView.storeCode,
        path: withStorePrefix(storeView, path ?? '/'),
        isCounterpart: path !== null,
      }
    }),
  )
}

async function findPath(
  shop: Shop,
  storeView: StoreView,
  apiOf: (storeView: StoreView) => Api,
  counterpart: Counterpart,
): Promise<string | null> {
  switch (counterpart.by) {
    case 'nothing':
      return null
    case 'path':
      return translatePath(shop.config.url.pathTranslations, counterpart.path, storeView.storeCode) ?? counterpart.path
    case 'entity':
      return findEntityPath(storeView, apiOf(storeView), counterpart)
  }
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
