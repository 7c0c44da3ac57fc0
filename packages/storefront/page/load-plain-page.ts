import type { MessageKey } from '../i18n/message-key.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Counterpart, PageData } from './page-data.ts'
import { pageTitle } from './page-title.ts'

interface PlainPage {
  status: PageData['status']
  routeName: string
  title: MessageKey
  description: MessageKey
  counterpart: Counterpart
}

const plainPages = {
  'not-found': {
    status: 404,
    routeName: 'page-not-found',
    title: 'trouble.notFoundTitle',
    description: 'trouble.notFoundText',
    counterpart: { by: 'nothing' },
  },
  error: {
    status: 500,
    routeName: 'error',
    title: 'trouble.errorTitle',
    description: 'trouble.errorText',
    counterpart: { by: 'nothing' },
  },
  // What a window shows while another page, such as a payment provider's, is on its way into it.
  loading: {
    status: 200,
    routeName: 'loading',
    title: 'trouble.loading',
    description: 'trouble.loading',
    counterpart: { by: 'path', path: '/loading' },
  },
} satisfies Partial<Record<PageData['page'], PlainPage>>

/** A page of words alone: nothing to load, nothing for search engines. */
export function loadPlainPage({ storeView, texts }: Shop, page: keyof typeof plainPages): PageData {
  const { title, description, ...rest } = plainPages[page]
  return {
    page,
    ...rest,
    head: { title: pageTitle(storeView.seo, texts.text(title)), description: texts.text(description), noIndex: true },
    breadcrumbs: [],
  }
}
