import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Shop } from '../store-view/shop.ts'
import type { HomePageData } from './home-page-data.ts'

/** The home page with nothing that would have to be loaded. */
export function bareHomePage({ storeView }: Shop): HomePageData {
  const home = withStorePrefix(storeView, '/')
  return {
    page: 'home',
    status: 200,
    routeName: 'home',
    head: {
      title: storeView.seo.defaultTitle,
      description: storeView.seo.description,
      canonicalPath: home,
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: storeView.name, url: home }],
    },
    breadcrumbs: [],
    counterpart: { by: 'path', path: '/' },
    hero: { banner: null, card: null },
    craft: null,
    kinds: [],
    allNew: null,
    feature: null,
    newest: [],
    bestsellers: [],
    reduced: [],
    inspirations: [],
    teasers: [],
    smallBanners: [],
    headImages: [],
    workshop: [],
    imageRows: [],
    trustbar: [],
  }
}
