import type { MessageGroup, MessageKey } from '../i18n/message-key.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Counterpart, PageData } from './page-data.ts'
import { pageTitle } from './page-title.ts'

interface PlainPage {
  status: PageData['status']
  routeName: string
  title: MessageKey
  description: MessageKey
  counterpart: Counterpart
  /** The group of its title and description, if that is not among those of every page. */
  messages?: readonly MessageGroup[]
}

const plainPages = {
  'not-found': {
    status: 404,
    routeName: 'page-not-found',
    title: 'content.notFoundTitle',
    description: 'content.notFoundText',
    counterpart: { by: 'nothing' },
    messages: ['content'],
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
  account: {
    status: 200,
    routeName: 'my-account',
    title: 'account.title',
    description: 'account.description',
    counterpart: { by: 'path', path: '/my-account' },
    messages: ['account'],
  },
  'cart-screen': {
    status: 200,
    routeName: 'cart',
    title: 'minicart.title',
    description: 'minicart.description',
    counterpart: { by: 'path', path: '/cart' },
    messages: ['minicart'],
  },
  wishlist: {
    status: 200,
    routeName: 'wishlist',
    title: 'list.wishlist.title',
    description: 'list.wishlist.description',
    counterpart: { by: 'path', path: '/wishlist' },
    messages: ['list'],
  },
  compare: {
    status: 200,
    routeName: 'compare',
    title: 'list.compare.title',
    description: 'list.compare.description',
    counterpart: { by: 'path', path: '/compare' },
    messages: ['list'],
  },
  checkout: {
    status: 200,
    routeName: 'checkout',
    title: 'checkout.title',
    description: 'checkout.description',
    counterpart: { by: 'path', path: '/checkout' },
    messages: ['checkout'],
  },
  newsletter: {
    status: 200,
    routeName: 'newsletter',
    title: 'newsletter.title',
    description: 'newsletter.title',
    counterpart: { by: 'path', path: '/newsletter' },
    messages: ['newsletter'],
  },
  'reset-password': {
    status: 200,
    routeName: 'resetpassword',
    title: 'account.resetTitle',
    description: 'account.forgotText',
    counterpart: { by: 'path', path: '/resetpassword' },
    messages: ['account'],
  },
  redirect: {
    status: 200,
    routeName: 'redirect',
    title: 'checkout.redirectTitle',
    description: 'checkout.redirectDescription',
    counterpart: { by: 'path', path: '/redirect' },
    messages: ['checkout'],
  },
} satisfies Partial<Record<PageData['page'], PlainPage>>

/** A page of words alone: nothing to load, nothing for search engines. */
export async function loadPlainPage({ storeView, texts }: Shop, page: keyof typeof plainPages): Promise<PageData> {
  const { title, description, messages, ...rest }: PlainPage = plainPages[page]
  await texts.load(messages ?? [])
  return {
    page,
    ...rest,
    head: { title: pageTitle(storeView.seo, texts.text(title)), description: texts.text(description), noIndex: true },
    breadcrumbs: [],
  }
}
