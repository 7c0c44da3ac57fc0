import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { ErrorPage } from './error-page.tsx'

type ErrorModule = PageModule<PageData>
export const layout: ErrorModule['layout'] = 'minimal'
export const messages: ErrorModule['messages'] = []

export function loadErrorPage(shop: Shop): PageData {
  const text = shop.texts.text
  return {
    page: 'error',
    status: 500,
    routeName: 'error',
    head: {
      title: pageTitle(shop.storeView.seo, text('trouble.errorTitle')),
      description: text('trouble.errorText'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'nothing' },
  }
}

export const Page: ErrorModule['Page'] = () => <ErrorPage />
