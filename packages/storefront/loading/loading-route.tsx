import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'

type LoadingModule = PageModule<PageData>
export const layout: LoadingModule['layout'] = 'empty'
export const messages: LoadingModule['messages'] = []

/** What a window shows while another page, such as a payment provider's, is on its way into it. */
export function loadLoadingPage(shop: Shop): PageData {
  const text = shop.texts.text
  return {
    page: 'loading',
    status: 200,
    routeName: 'loading',
    head: {
      title: pageTitle(shop.storeView.seo, text('trouble.loading')),
      description: text('trouble.loading'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'path', path: '/loading' },
  }
}

export const Page: LoadingModule['Page'] = () => {
  const t = useText()
  return <h1 role="status">{t('trouble.loading')}</h1>
}
