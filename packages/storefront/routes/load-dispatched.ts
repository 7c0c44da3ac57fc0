import { dispatcherName } from '@welt/domain/url/dispatcher-name.ts'
import { isSamePath } from '@welt/domain/url/is-same-path.ts'
import { withoutStorePrefix } from '@welt/domain/url/store-path.ts'
import { translatePath } from '@welt/domain/url/translate-path.ts'
import { redirect } from 'react-router'
import { loadCategoryPage } from '../category/load-category-page.ts'
import { loadCmsPage, loadStaticPage } from '../cms/load-cms-page.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { loadProductPage } from '../product/load-product-page.ts'
import type { Shop } from '../store-view/shop.ts'
import { createResolveUrl, type Resolution, type ResolveUrl } from '../url/resolve-url.ts'
import { createUrlMemory, type UrlMemory } from '../url/url-memory.ts'
import type { UrlSource, UrlTarget } from '../url/url-target.ts'
import { pathOf } from './path-of.ts'

/** A path that no route names: a product, a category or a content page lives there, or nothing does. */
export async function loadDispatched(shop: Shop, memory: UrlMemory, url: URL): Promise<PageData | Response> {
  const path = pathOf(shop.storeView, url)
  if (path === null) return loadPlainPage(shop, 'not-found')
  const translated = translatePath(shop.config.url.pathTranslations, `/${path}`, shop.storeView.storeCode)
  if (translated && translated !== `/${path}`) return redirect(translated + url.search, 301)

  const resolution = await resolveAny(resolverOf(shop, memory), spellingsOf(path))
  if (!resolution.found) {
    if (resolution.because === 'nothing-there') {
      return loadStaticPage(shop, path) ?? loadPlainPage(shop, 'not-found')
    }
    // "Nothing found, or the map fails: page-not-found." A failing map is the operator's business, so it is logged.
    shop.log.warn({ reason: resolution.text }, 'the url map did not answer')
    return loadPlainPage(shop, 'not-found')
  }
  const page = await loadTarget(shop, { ...resolution, url, routeName: dispatcherName(path) })
  if (page instanceof Response) return page
  const { canonicalPath } = page.head
  // It has moved, or somebody spelt it in another way: there is one address, and one step leads to it.
  if (canonicalPath !== undefined && !isSamePath(url.pathname, canonicalPath)) {
    return redirect(withoutStorePrefix(shop.storeView, canonicalPath) + url.search, 301)
  }
  return { ...page, target: resolution.found }
}

/** As it is written; without doubled slashes; and then without capitals. */
function spellingsOf(path: string): string[] {
  const single = path.replaceAll(/\/{2,}/g, '/')
  return [...new Set([single, single.toLowerCase()])]
}

async function resolveAny(resolve: ResolveUrl, paths: readonly string[]): Promise<Resolution> {
  let resolution: Resolution = { found: null, because: 'nothing-there', text: '' }
  for (const path of paths) {
    resolution = await resolve(path)
    if (resolution.found || resolution.because === 'map-failed') break
  }
  return resolution
}

const resolvers = new WeakMap<Shop, ResolveUrl>()

/** One for each shop: it holds the lock on the paths that are being resolved. */
function resolverOf(shop: Shop, memory: UrlMemory): ResolveUrl {
  const known = resolvers.get(shop)
  if (known) return known
  const { api, storeView, storage = null, config } = shop
  const resolver = createResolveUrl({
    api,
    memory: createUrlMemory({ memory, storage, storeCode: storeView.storeCode, common: config.storage.common }),
    useMapEndpoint: config.url.useMapEndpoint,
  })
  resolvers.set(shop, resolver)
  return resolver
}

interface Dispatch {
  found: UrlTarget
  source?: UrlSource
  url: URL
  routeName: string
}

async function loadTarget(shop: Shop, { found, source, url, routeName }: Dispatch): Promise<PageData | Response> {
  switch (found.type) {
    case 'product':
      return loadProductPage(shop, {
        sku: found.parentSku,
        routeName,
        url,
        product: source?.type === 'product' ? source.product : undefined,
      })
    case 'category':
      return loadCategoryPage(shop, {
        id: found.id,
        routeName,
        url,
        category: source?.type === 'category' ? source.category : undefined,
      })
    case 'cms_page':
      return loadCmsPage(shop, {
        identifier: found.identifier,
        routeName,
        cmsPage: source?.type === 'cms_page' ? source.cmsPage : undefined,
      })
  }
}
