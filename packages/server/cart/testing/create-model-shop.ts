import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { demoStoreViews, ellermoor } from '@welt/platform/seed/testing/demo-store-views.ts'
import { createApi } from '@welt/storefront/api/create-api.ts'
import { createPictureUrl } from '@welt/storefront/picture/picture-url.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'

const settings = { version: '1', storeViews: demoStoreViews, defaultStoreCode: ellermoor.storeCode }

/** How a page reaches its platform: what becomes of a call on the way is its own affair. */
export type Fetch = (request: Request) => Promise<Response>

/** Texts are loaded as the build arranges them: who runs without it brings others. */
export interface ModelShopOptions extends Pick<Shop, 'clock' | 'texts'> {
  fetch: Fetch
  /** The settings of the cart, where they are other than usual. */
  cart?: object
}

/** What a page of the storefront knows of its shop. */
export function createModelShop({ fetch, clock, texts, cart = {} }: ModelShopOptions): Shop {
  const config = PublicConfig.parse({ ...settings, cart })
  return {
    storeView: ellermoor,
    config,
    api: createApi({ storeView: ellermoor, config, fetch, origin: 'http://shop.test', timeout: 20_000 }),
    texts,
    pictureUrl: createPictureUrl(() => undefined),
    clock,
    log: silentLog,
    priceGroup: () => null,
  }
}
