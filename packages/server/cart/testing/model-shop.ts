import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { demoStoreViews, ellermoor } from '@welt/platform/seed/testing/demo-store-views.ts'
import { createShop } from '@welt/storefront/app/create-shop.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'

const settings = { version: '1', storeViews: demoStoreViews, defaultStoreCode: ellermoor.storeCode }

/** How a page reaches its platform: what becomes of a call on the way is its own affair. */
export type Fetch = (request: Request) => Promise<Response>

export interface ModelShopOptions {
  fetch: Fetch
  clock: () => number
  /** The settings of the cart, where they are other than usual. */
  cart?: object
}

/** What a page of the storefront knows of its shop, with the words that the cart says. */
export async function openModelShop({ fetch, clock, cart = {} }: ModelShopOptions): Promise<Shop> {
  const shop = createShop(ellermoor, {
    config: PublicConfig.parse({ ...settings, cart }),
    fetch,
    origin: 'http://shop.test',
    timeout: 20_000,
    mediaVersion: () => undefined,
    log: silentLog,
    clock,
  })
  await shop.texts.load(['cart'])
  return shop
}
