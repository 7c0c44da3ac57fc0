import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** Who answers a request. */
export type Route = 'health' | 'ready' | 'platform' | 'storefront'

/** Tells by the path alone; `/{store prefix}/api` and `/{store code}/api` are the platform's too. */
export function createRouter(storeViews: readonly Pick<StoreView, 'url' | 'storeCode'>[]): (path: string) => Route {
  const prefixes = storeViews.flatMap(({ url, storeCode }) => [url, `/${storeCode}`]).filter((url) => url !== '')
  const prefix = prefixes.length === 0 ? '' : `(?:${prefixes.map((url) => RegExp.escape(url)).join('|')})?`
  const platform = new RegExp(`^${prefix}/(?:api|img|media|graphql|invalidate)(?:/|$)`)
  return (path) => {
    if (path === '/healthz') return 'health'
    if (path === '/readyz') return 'ready'
    return platform.test(path) ? 'platform' : 'storefront'
  }
}
