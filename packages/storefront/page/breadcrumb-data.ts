import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'

/** schema.org BreadcrumbList; the last crumb is the page itself. */
export function breadcrumbData(storeView: StoreView, crumbs: readonly Crumb[], ownPath: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: withStorePrefix(storeView, crumb.path ?? ownPath),
    })),
  }
}
