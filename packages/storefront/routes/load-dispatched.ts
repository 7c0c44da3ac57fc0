import { dispatcherName } from '@welt/domain/url/dispatcher-name.ts'
import { translatePath } from '@welt/domain/url/translate-path.ts'
import { redirect } from 'react-router'
import type { PageData } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ResolveUrl } from '../url/resolve-url.ts'
import type { UrlSource, UrlTarget } from '../url/url-target.ts'
import { loadPage } from './page-table.ts'
import { pathOf } from './path-of.ts'

/** A path that no route names: a product, a category or a content page lives there, or nothing does. */
export async function loadDispatched(
  { shop, resolveUrl }: { shop: Shop; resolveUrl: ResolveUrl },
  url: URL,
): Promise<PageData | Response> {
  const path = pathOf(shop.storeView, url)
  if (path === null) return (await loadPage('not-found', shop.texts)).loadNotFoundPage(shop)
  const translated = translatePath(shop.config.url.pathTranslations, `/${path}`, shop.storeView.storeCode)
  if (translated && translated !== `/${path}`) return redirect(translated + url.search, 301)

  const { found, source } = await resolve(shop, resolveUrl, path)
  if (!found) return (await loadPage('not-found', shop.texts)).loadNotFoundPage(shop)
  const page = await loadTarget(shop, { found, source, url, routeName: dispatcherName(path) })
  return page instanceof Response ? page : { ...page, target: found }
}

interface Dispatch {
  found: UrlTarget
  source: UrlSource | undefined
  url: URL
  routeName: string
}

async function loadTarget(shop: Shop, { found, source, url, routeName }: Dispatch): Promise<PageData | Response> {
  switch (found.type) {
    case 'product': {
      const { loadProductPage } = await loadPage('product', shop.texts)
      const childSku = url.searchParams.get('childSku') ?? found.childSku
      const product = source?.type === 'product' ? source.product : undefined
      return loadProductPage(shop, { sku: found.parentSku, childSku, routeName, product })
    }
    case 'category': {
      const { loadCategoryPage } = await loadPage('category', shop.texts)
      const category = source?.type === 'category' ? source.category : undefined
      return loadCategoryPage(shop, { id: found.id, routeName, url, category })
    }
    case 'cms_page': {
      const { loadCmsPage } = await loadPage('cms', shop.texts)
      const cmsPage = source?.type === 'cms_page' ? source.cmsPage : undefined
      return loadCmsPage(shop, { identifier: found.identifier, routeName, cmsPage })
    }
  }
}

async function resolve(shop: Shop, resolveUrl: ResolveUrl, path: string) {
  const resolution = await resolveUrl(path)
  if (resolution.found) return resolution
  // "Nothing found, or the map fails: page-not-found." A failing map is the operator's business, so it is logged.
  if (resolution.because === 'map-failed') shop.log.warn({ reason: resolution.text }, 'the url map did not answer')
  return { found: null, source: undefined }
}
