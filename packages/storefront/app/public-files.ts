import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { storePrefix, withoutStorePrefix, withStorePrefix } from '@welt/domain/url/store-path.ts'
import { rememberEach } from '../memo/remember-each.ts'
import { robotsText } from '../robots/robots-text.ts'
import { privatePaths } from '../routes/private-paths.ts'
import { loadEntries } from '../sitemap/load-entries.ts'
import { type SitemapLimits, sitemapFiles, sitemapIndex } from '../sitemap/sitemap-xml.ts'
import type { Shop } from '../store-view/shop.ts'
import { brandPictures } from '../theme/theme-assets.ts'

/** Seconds: the catalogue of a large shop takes a while to list, and no search engine comes that often. */
const lifetime = 600

interface Options {
  shops: readonly Shop[]
  clock: () => number
  limits?: SitemapLimits | undefined
}

export type PublicFiles = (url: URL, storeView: StoreView) => Promise<Response> | null

/** What machines ask for by a name that everybody knows; null for everything else. */
export function createPublicFiles({ shops, clock, limits }: Options): PublicFiles {
  const filesOf = rememberEach({
    lifetime: lifetime * 1000,
    clock,
    // A shop has few names; whoever invents more makes it forget, not grow.
    limit: 4 * shops.length,
    keyOf: ({ shop, origin }: { shop: Shop; origin: string }) => `${shop.storeView.storeCode} ${origin}`,
    ask: async ({ shop, origin }) => sitemapFiles(await loadEntries(shop, privatePaths), origin, limits),
  })

  /** At the root stands the list of all; elsewhere a view's one file, or the list of its files. */
  const addressesOf = async (shop: Shop, origin: string): Promise<string[]> => {
    const { length } = await filesOf({ shop, origin })
    const isOneFile = length === 1 && storePrefix(shop.storeView) !== ''
    const names = isOneFile ? ['sitemap.xml'] : Array.from({ length }, (_, place) => `sitemap-${place + 1}.xml`)
    return names.map((name) => origin + withStorePrefix(shop.storeView, name))
  }

  const sitemap = async (shop: Shop, origin: string): Promise<Response> => {
    if (storePrefix(shop.storeView) === '') {
      const all = await Promise.all(shops.map((one) => addressesOf(one, origin)))
      return xml(sitemapIndex(all.flat()))
    }
    const [only, ...more] = await filesOf({ shop, origin })
    return xml(more.length === 0 ? only : sitemapIndex(await addressesOf(shop, origin)))
  }

  const part = async (shop: Shop, origin: string, number: number): Promise<Response> =>
    xml((await filesOf({ shop, origin }))[number - 1])

  return ({ origin, pathname }, storeView) => {
    const shop = shops.find((one) => one.storeView === storeView)
    if (!shop) return null
    const path = withoutStorePrefix(storeView, pathname)
    const { config } = shop
    if (pathname === '/robots.txt') return Promise.resolve(text(robotsText({ config, origin, privatePaths })))
    const pictures = brandPictures[storeView.theme]
    if (path === '/favicon.ico') return Promise.resolve(moved(pictures.small))
    if (/^\/apple-touch-icon(-precomposed)?\.png$/.test(path)) return Promise.resolve(moved(pictures.touch))
    if (!config.robots.index) return null
    if (path === '/sitemap.xml') return sitemap(shop, origin)
    const number = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1]
    return number === undefined ? null : part(shop, origin, Number(number))
  }
}

const cacheControl = `public, max-age=${lifetime}`

function xml(body: string | undefined): Response {
  if (body === undefined) return new Response('Not found\n', { status: 404 })
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl },
  })
}

function text(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl },
  })
}

/** The file itself has its content in its name, so that it can be kept forever. */
function moved(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=86400' } })
}
