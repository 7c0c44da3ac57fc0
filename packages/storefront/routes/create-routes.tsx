import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { answersByItself } from '../listing/list-paths.ts'
import type { LoadSafely } from '../offline/create-rescue.ts'
import type { PageData } from '../page/page-data.ts'
import { reviewPart } from '../review/review-part.ts'
import type { Shop } from '../store-view/shop.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadPage } from './page-table.ts'
import { pathOf } from './path-of.ts'
import type * as routeLoadersModule from './route-loaders.ts'

type Loaders = typeof routeLoadersModule
let loaders: Promise<Loaders> | undefined

/** Fetched when the first page is loaded in the browser; what could not be had is asked for again. */
export async function routeLoaders(): Promise<Loaders> {
  try {
    loaders ??= import('./route-loaders.ts')
    return await loaders
  } catch (cause) {
    loaders = undefined
    throw cause
  }
}

/** What stands around the pages, and what shows them. */
export interface RouteParts {
  Root: ComponentType
  PageOutlet: ComponentType
  /** In the browser: a page that cannot be loaded without a connection. */
  loadSafely?: LoadSafely
  /** In the browser: the page that is shown is asked for again. */
  isRefreshing?: () => boolean
}

/** The whole shop on one screen; every route works under every store view's prefix. */
export function createRoutes(
  shop: Shop,
  memory: UrlMemory,
  { Root, PageOutlet, loadSafely = (_, load) => load(), isRefreshing = () => false }: RouteParts,
): RouteObject[] {
  const isAnother = pageChanged(shop, memory)
  const page = (load: (loaders: Loaders, args: LoaderFunctionArgs) => PageData | Promise<PageData | Response>) => ({
    Component: PageOutlet,
    shouldRevalidate: (change: PageChange) => isRefreshing() || isAnother(change),
    loader: (args: LoaderFunctionArgs) =>
      loadSafely(new URL(args.request.url), async () => {
        const loaders = await routeLoaders()
        const loaded = loaders.tidyRedirect(shop.storeView, args) ?? (await load(loaders, args))
        if (!(loaded instanceof Response)) await loadPage(loaded.page, shop.texts)
        return loaded
      }),
  })
  const plain = (name: Parameters<Loaders['loadPlainPage']>[1]) =>
    page(({ loadPlainPage }) => loadPlainPage(shop, name))
  const home = page(({ loadHomePage }) => loadHomePage(shop))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary,
      loader: async () => (await routeLoaders()).loadShell(shop),
      shouldRevalidate: () => false,
      children: [
        { index: true, ...home },
        { path: 'pwa.html', ...home },
        {
          path: 'p/:parentSku/:slug/:childSku?',
          ...page(({ loadProductPage }, { params, request }) =>
            loadProductPage(shop, { sku: params['parentSku'] ?? '', url: new URL(request.url) }),
          ),
        },
        {
          path: 'c/:slug',
          ...page(({ loadCategoryByKey }, { params, request }) =>
            loadCategoryByKey(shop, params['slug'] ?? '', new URL(request.url)),
          ),
        },
        {
          path: 'i/:slug',
          ...page(({ loadCmsPage }, { params }) => loadCmsPage(shop, { identifier: params['slug'] ?? '' })),
        },
        {
          path: 'search',
          ...page(({ loadSearchPage }, { request }) => loadSearchPage(shop, new URL(request.url))),
          // Who sends the same text again wants another answer: the last one may have failed.
          shouldRevalidate: () => true,
        },
        {
          path: 'my-account',
          ...page(({ loadAccountPage }, { context }) => loadAccountPage(shop, context)),
        },
        {
          path: 'cart',
          ...page(({ loadCartPage }, { context }) => loadCartPage(shop, context)),
        },
        { path: 'wishlist', ...plain('wishlist') },
        { path: 'compare', ...plain('compare') },
        {
          path: 'newsletter',
          ...page(({ loadNewsletterPage }, { request }) => loadNewsletterPage(shop, new URL(request.url))),
        },
        { path: 'checkout', ...plain('checkout') },
        { path: 'resetpassword', ...plain('reset-password') },
        { path: 'redirect', ...plain('redirect') },
        { path: 'loading', ...plain('loading') },
        { path: 'error', ...plain('error') },
        { path: '*', ...page(({ loadDispatched }, { request }) => loadDispatched(shop, memory, new URL(request.url))) },
      ],
    },
  ]
}

interface PageChange {
  currentUrl: URL
  nextUrl: URL
}

/**
 * On a product page the query tells which variant is chosen, whose data is there already, and which reviews are listed. A list may be
 * there as a whole: then nobody is asked.
 */
function pageChanged(shop: Shop, memory: UrlMemory) {
  return ({ currentUrl, nextUrl }: PageChange): boolean => {
    if (currentUrl.pathname !== nextUrl.pathname) return true
    const path = pathOf(shop.storeView, nextUrl) ?? ''
    const isProduct = path.startsWith('p/') || memory.get(path)?.type === 'product'
    const told = isProduct ? reviewPart : String
    return told(currentUrl.searchParams) !== told(nextUrl.searchParams) && !answersByItself(shop, nextUrl)
  }
}
