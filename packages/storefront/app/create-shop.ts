import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { ApiOptions } from '../api/api-options.ts'
import type { Search } from '../api/catalog-query.ts'
import { type Api, createApi } from '../api/create-api.ts'
import { createTexts } from '../i18n/text.ts'
import { createPictureUrl } from '../picture/picture-url.ts'
import type { Shop, ShopLog } from '../store-view/shop.ts'

export interface ShopOptions extends Omit<ApiOptions, 'storeView'> {
  config: PublicConfig
  /** The version of the image service's pictures; none where it has none. */
  mediaVersion: () => string | undefined
  log: ShopLog
  clock: () => number
  /** In the browser: what stands in front of the search. */
  throughCache?: (search: Search) => Search
}

export function createShop(storeView: StoreView, options: ShopOptions): Shop {
  const api = createStoreApi(storeView, options)
  return {
    storeView,
    config: options.config,
    api: options.throughCache ? { ...api, search: options.throughCache(api.search) } : api,
    texts: createTexts(storeView.i18n.defaultLanguage),
    pictureUrl: createPictureUrl(options.mediaVersion),
    clock: options.clock,
    log: options.log,
    priceGroup: () => options.group?.()?.id ?? null,
  }
}

export function createStoreApi(storeView: StoreView, options: ShopOptions): Api {
  return createApi({ ...options, storeView })
}
