import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'
import type { Page, UrlMap } from './url-map.ts'

/**
 * The pages that live at a path. The whole path counts first; a client that left the store view's prefix on it is
 * understood as well.
 */
export function findPages(map: UrlMap, url: string, storeView: Pick<StoreView, 'storeCode' | 'url'>): readonly Page[] {
  const path = normalizeUrl(url)
  if (path === null) return []
  const prefixes = [storeView.url.slice(1), storeView.storeCode].filter((prefix) => path.startsWith(`${prefix}/`))
  const paths = [path, ...prefixes.map((prefix) => path.slice(prefix.length + 1))]
  return paths.map((candidate) => map.get(candidate)).find((pages) => pages !== undefined) ?? []
}
