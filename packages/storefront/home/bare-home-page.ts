import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { organizationData } from '../page/organization-data.ts'
import { websiteData } from '../page/website-data.ts'
import type { Shop } from '../store-view/shop.ts'
import type { HomePageData } from './home-page-data.ts'

/** The home page with nothing that would have to be loaded. */
export function bareHomePage(shop: Shop): HomePageData {
  const { storeView } = shop
  const home = withStorePrefix(storeView, '/')
  return {
    page: 'home',
    status: 200,
    routeName: 'home',
    head: {
      title: storeView.seo.defaultTitle,
      description: storeView.seo.description,
      canonicalPath: home,
      structuredData: [organizationData(shop), websiteData(shop)],
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
