import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Shop } from '../store-view/shop.ts'

/** schema.org WebSite, with the way to its search. */
export function websiteData({ storeView }: Pick<Shop, 'storeView'>): object {
  const home = withStorePrefix(storeView, '/')
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: storeView.name,
    url: home,
    inLanguage: storeView.i18n.defaultLocale,
    publisher: { '@type': 'OnlineStore', '@id': `${home}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${withStorePrefix(storeView, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
