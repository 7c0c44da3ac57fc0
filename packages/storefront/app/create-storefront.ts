import { findStoreView } from '@welt/domain/url/store-path.ts'
import type { PlatformClient } from '../api/fetch-json.ts'
import { createPublicFiles } from './public-files.ts'
import { serveStoreView } from './serve-store-view.ts'
import type { StorefrontOptions } from './storefront-options.ts'

export interface Storefront {
  /** The client is told to the platform where a visitor's form is passed on to it. */
  fetch(request: Request, client?: PlatformClient): Promise<Response>
}

/** All store views behind one fetch function; the path tells which one is meant. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { config } = options
  const fronts = new Map(
    await Promise.all(
      config.storeViews.map(
        async (storeView) => [storeView.storeCode, await serveStoreView(storeView, options)] as const,
      ),
    ),
  )
  const files = createPublicFiles({
    shops: [...fronts.values()].map(({ shop }) => shop),
    clock: options.clock,
    limits: options.sitemapLimits,
  })
  return {
    async fetch(request, client) {
      const url = new URL(request.url)
      const storeView = findStoreView(config.storeViews, config.defaultStoreCode, url.pathname)
      const front = fronts.get(storeView.storeCode)
      if (!front) throw new Error(`There is no store view "${storeView.storeCode}".`)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const file = isRead ? files(url, storeView) : null
      return file ?? front.fetch(request, client)
    },
  }
}
