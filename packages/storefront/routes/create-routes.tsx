import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { RouteObject } from 'react-router'
import { loadShell } from '../shell/load-shell.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ResolveUrl } from '../url/resolve-url.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadCategoryByKey } from './load-category-by-key.ts'
import { loadDispatched } from './load-dispatched.ts'
import { PageOutlet } from './page-outlet.tsx'
import { loadPage } from './page-table.ts'
import { pathOf } from './path-of.ts'
import { Root } from './root.tsx'

export interface RouteTools {
  shop: Shop
  resolveUrl: ResolveUrl
  memory: UrlMemory
}

/** The whole shop on one screen; every route works under every store view's prefix. */
export function createRoutes({ shop, resolveUrl, memory }: RouteTools): RouteObject[] {
  const page = { Component: PageOutlet, shouldRevalidate: pageChanged(memory, shop.storeView) }
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary,
      loader: () => loadShell(shop),
      shouldRevalidate: () => false,
      children: [
        { ...page, index: true, loader: async () => (await loadPage('home', shop.texts)).loadHomePage(shop) },
        {
          ...page,
          path: 'p/:parentSku/:slug/:childSku?',
          loader: async ({ params, request }) => {
            const { loadProductPage } = await loadPage('product', shop.texts)
            const childSku = params['childSku'] ?? new URL(request.url).searchParams.get('childSku') ?? undefined
            return loadProductPage(shop, { sku: params['parentSku'] ?? '', childSku })
          },
        },
        {
          ...page,
          path: 'c/:slug',
          loader: ({ params, request }) => loadCategoryByKey(shop, params['slug'] ?? '', new URL(request.url)),
        },
        {
          ...page,
          path: 'i/:slug',
          loader: async ({ params }) =>
            (await loadPage('cms', shop.texts)).loadCmsPage(shop, { identifier: params['slug'] ?? '' }),
        },
        { ...page, path: 'loading', loader: async () => (await loadPage('loading', shop.texts)).loadLoadingPage(shop) },
        { ...page, path: 'error', loader: async () => (await loadPage('error', shop.texts)).loadErrorPage(shop) },
        { ...page, path: '*', loader: ({ request }) => loadDispatched({ shop, resolveUrl }, new URL(request.url)) },
      ],
    },
  ]
}

/** On a product page the query only tells which variant is chosen: its data is there already. */
function pageChanged(memory: UrlMemory, storeView: StoreView) {
  return ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean => {
    if (currentUrl.pathname !== nextUrl.pathname) return true
    const path = pathOf(storeView, nextUrl) ?? ''
    const isProduct = path.startsWith('p/') || memory.get(path)?.type === 'product'
    return !isProduct && currentUrl.search !== nextUrl.search
  }
}
