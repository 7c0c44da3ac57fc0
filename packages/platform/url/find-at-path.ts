import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'

/**
 * What a map by path has for an address. The whole path counts first; a client that left the store view's prefix on it is
 * understood as well.
 */
export function findAtPath<Found>(
  map: ReadonlyMap<string, Found>,
  url: string,
  storeView: Pick<StoreView, 'storeCode' | 'url'>,
): Found | undefined {
  const path = normalizeUrl(url)
  if (path === null) return undefined
  const prefixes = [storeView.url.slice(1), storeView.storeCode].filter((prefix) => path.startsWith(`${prefix}/`))
  const paths = [path, ...prefixes.map((prefix) => path.slice(prefix.length + 1))]
  return paths.map((candidate) => map.get(candidate)).find((found) => found !== undefined)
}
