import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'

export function loadNotFoundPage(shop: Shop): PageData {
  const text = shop.texts.text
  return {
    page: 'not-found',
    status: 404,
    routeName: 'page-not-found',
    head: {
      title: pageTitle(shop.storeView.seo, text('trouble.notFoundTitle')),
      description: text('trouble.notFoundText'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'nothing' },
  }
}
