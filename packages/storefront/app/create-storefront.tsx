import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { findStoreView } from '@welt/domain/url/store-path.ts'
import type { PlatformFetch } from '../api/fetch-json.ts'
import type { ShopLog } from '../store-view/shop.ts'
import type { Manifest } from './assets.ts'
import { createStoreFront } from './create-store-front.tsx'

export interface StorefrontOptions {
  config: PublicConfig
  /** A platform is a fetch function: embedded, remote or a test's. */
  platform: PlatformFetch
  /** Whether it is our own platform in this process: it answers every read with a validator. */
  isEmbedded: boolean
  manifest: Manifest
  log: ShopLog
  clock: () => number
}

export interface Storefront {
  fetch(request: Request): Promise<Response>
}

/** All store views behind one fetch function; the path tells which one is meant. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { config } = options
  const fronts = new Map(
    await Promise.all(
      config.storeViews.map(
        async (storeView) => [storeView.storeCode, await createStoreFront(storeView, options)] as const,
      ),
    ),
  )
  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const { storeCode } = findStoreView(config.storeViews, config.defaultStoreCode, new URL(request.url).pathname)
      const front = fronts.get(storeCode)
      if (!front) throw new Error(`There is no store view "${storeCode}".`)
      return front(request)
    },
  }
}
