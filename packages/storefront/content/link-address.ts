import { findStoreView, storePrefix, withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Shop } from '../store-view/shop.ts'

const address = / href="([^"]*)"/
/** Files and calls belong to no store view. */
const files = /^\/(?:api|img|assets|graphql)(?:\/|$)/

/** The attributes of a link, with the store view's prefix where it leads to a page of the shop and has none. */
export function linkAddress(
  { storeView, config }: Pick<Shop, 'storeView' | 'config'>,
  attributes: string,
): { address: string; isElsewhere: boolean } {
  const [, href = ''] = address.exec(attributes) ?? []
  if (!href.startsWith('/')) return { address: attributes, isElsewhere: /^https?:/i.test(href) }
  const owner = findStoreView(config.storeViews, config.defaultStoreCode, href)
  if (storePrefix(owner) !== '' || files.test(href)) return { address: attributes, isElsewhere: false }
  return {
    address: attributes.replace(address, () => ` href="${withStorePrefix(storeView, href)}"`),
    isElsewhere: false,
  }
}
