import type { Texts } from '../i18n/text.ts'
import type { PageName } from '../page/page-data.ts'

/** Every page group is its own chunk, fetched when it is first needed. */
const pageTable = {
  home: () => import('../home/home-route.tsx'),
  product: () => import('../product/product-route.tsx'),
  category: () => import('../category/category-route.tsx'),
  cms: () => import('../cms/cms-route.tsx'),
  search: () => import('../search/search-route.tsx'),
  account: () => import('../account/account-route.tsx'),
  'cart-screen': () => import('../cart-screen/cart-screen-route.tsx'),
  wishlist: () => import('../wishlist/wishlist-route.tsx'),
  compare: () => import('../compare/compare-route.tsx'),
  newsletter: () => import('../newsletter/newsletter-route.tsx'),
  checkout: () => import('../checkout/checkout-route.tsx'),
  'reset-password': () => import('../reset-password/reset-password-route.tsx'),
  redirect: () => import('../redirect/redirect-route.tsx'),
  'not-found': () => import('../not-found/not-found-route.tsx'),
  error: () => import('../error/error-route.tsx'),
  loading: () => import('../loading/loading-route.tsx'),
} satisfies Record<PageName, () => Promise<unknown>>

type Modules = { [Name in PageName]: Awaited<ReturnType<(typeof pageTable)[Name]>> }

const loaded: Partial<Modules> = {}

/** Brings a page's code and texts; afterwards `loadedPage` gives it without waiting. */
export async function loadPage<Name extends PageName>(name: Name, texts: Texts): Promise<Modules[Name]> {
  const module = loaded[name] ?? ((await pageTable[name]()) as Modules[Name])
  loaded[name] = module
  await texts.load(module.messages)
  return module
}

export function loadedPage(name: PageName): Modules[PageName] {
  const module = loaded[name]
  if (!module) throw new Error(`The page "${name}" is shown before it was loaded.`)
  return module
}

export const pageNames = Object.keys(pageTable) as PageName[]

/** Where the build finds a page's chunk. */
export function pageSource(name: PageName): string {
  return `${name}/${name}-route.tsx`
}
