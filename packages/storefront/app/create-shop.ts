import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type Api, createApi } from '../api/create-api.ts'
import type { PlatformFetch } from '../api/fetch-json.ts'
import { createTexts } from '../i18n/text.ts'
import { createPictureUrl } from '../picture/picture-url.ts'
import type { Shop, ShopLog } from '../store-view/shop.ts'

export interface ShopOptions {
  config: PublicConfig
  fetch: PlatformFetch
  origin: string
  timeout: number
  mapMethod?: 'GET' | 'POST'
  /** The version of the image service's pictures; none where it has none. */
  mediaVersion: () => string | undefined
  log: ShopLog
  clock: () => number
}

export function createShop(storeView: StoreView, options: ShopOptions): Shop {
  return {
    storeView,
    config: options.config,
    api: createStoreApi(storeView, options),
    texts: createTexts(storeView.i18n.defaultLanguage),
    pictureUrl: createPictureUrl(options.mediaVersion),
    clock: options.clock,
    log: options.log,
  }
}

export function createStoreApi(storeView: StoreView, { config, fetch, origin, timeout, mapMethod }: ShopOptions): Api {
  return createApi({ fetch, origin, storeView, multistore: config.storeViews.length > 1, timeout, mapMethod })
}
