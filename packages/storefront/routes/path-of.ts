import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'
import { withoutStorePrefix } from '@welt/domain/url/store-path.ts'

/** The path that the dispatcher knows: without store prefix, query and percent codes; null for what cannot be a path of ours. */
export function pathOf(storeView: StoreView, url: URL): string | null {
  return normalizeUrl(withoutStorePrefix(storeView, url.pathname))
}
