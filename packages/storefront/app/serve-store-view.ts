import { randomBytes } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withoutStorePrefix } from '@welt/domain/url/store-path.ts'
import { RouterContextProvider, type StaticHandlerContext } from 'react-router'
import type { PlatformClient } from '../api/fetch-json.ts'
import { graphqlOrigin } from '../api/graphql-origin.ts'
import { type CookieJar, createCookieJar } from '../cookie/cookie-jar.ts'
import { preloadDeferred } from '../deferred/deferred.tsx'
import { answerForm, methodNotAllowed } from '../form/answer-form.ts'
import { renderHead } from '../head/render-head.ts'
import { loadCounterparts } from '../language/load-counterparts.ts'
import { rememberEach } from '../memo/remember-each.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData, PageName } from '../page/page-data.ts'
import { jarContext } from '../plain-visit/jar-context.ts'
import { hasPlainVisit } from '../plain-visit/open-plain-visit.ts'
import { formTable } from '../routes/form-table.ts'
import { loadPage, pageNames } from '../routes/page-table.ts'
import type { Shop } from '../store-view/shop.ts'
import { brandPictures, themeFonts } from '../theme/theme-assets.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { alternatesOf } from './alternates.ts'
import { pageAssets } from './assets.ts'
import { configOfView } from './config-of-view.ts'
import { contentSecurityPolicy, type ForeignHosts } from './content-security-policy.ts'
import { createRenderer } from './create-renderer.tsx'
import { createShop, createStoreApi, type ShopOptions } from './create-shop.ts'
import { documentFrame } from './document-frame.ts'
import { createPageMemory, type FinishedPage } from './page-memory.ts'
import type { StorefrontOptions } from './storefront-options.ts'
import { writeHydration } from './write-hydration.ts'

/** The server remembers no path: the platform's map is a look-up in memory, and its hit is the page's data. */
const noMemory: UrlMemory = { get: () => undefined, set: () => undefined }

/** Names that no network knows: they only tell which of the two is asked. */
const platformOrigin = 'http://platform.internal'
const graphqlServerOrigin = 'http://graphql.internal'

/** One store view: request in, page out. */
export interface StoreFront {
  shop: Shop
  fetch(request: Request, client?: PlatformClient): Promise<Response>
}

export async function serveStoreView(storeView: StoreView, options: StorefrontOptions): Promise<StoreFront> {
  const { manifest, log, clock, platform, graphql = platform, mediaVersion = () => undefined } = options
  const config = configOfView(options.config, storeView)
  const memory = createPageMemory({
    platform: (request) => (request.url.startsWith(graphqlServerOrigin) ? graphql : platform)(request),
    clock,
    lifetime: 60_000,
    limit: 300,
  })
  const shopOptions: ShopOptions = {
    config,
    log,
    clock,
    fetch: memory.fetch,
    mapMethod: options.isEmbedded ? 'GET' : 'POST',
    origin: platformOrigin,
    graphqlOrigin: graphqlServerOrigin,
    timeout: config.search.serverTimeout,
    mediaVersion,
  }
  const shop = createShop(storeView, shopOptions)
  const apis = new Map(config.storeViews.map((view) => [view, createStoreApi(view, shopOptions)]))
  await Promise.all(pageNames.map((name) => loadPage(name, shop.texts)))
  await preloadDeferred()

  const { formUrl } = config.newsletterForm
  const foreignHosts: ForeignHosts = {
    graphql: config.search.adapter === 'graphql' ? graphqlOrigin(config.graphql) : null,
    newsletter: formUrl === null ? null : new URL(formUrl).origin,
  }
  const language = storeView.i18n.defaultLanguage
  const frames = Object.fromEntries(
    pageNames.map((name) => [
      name,
      documentFrame({
        language,
        theme: storeView.theme,
        storeCode: storeView.storeCode,
        fonts: themeFonts[storeView.theme],
        pictures: brandPictures[storeView.theme],
        assets: pageAssets(manifest, { name, language, theme: storeView.theme }),
        onceForm: name === 'product' ? 'buy' : undefined,
      }),
    ]),
  ) as Record<PageName, ReturnType<typeof documentFrame>>

  const brandPicture = { path: brandPictures[storeView.theme].share, alt: storeView.name }
  const { handler, render } = createRenderer(shop, noMemory)
  const findCounterparts = rememberEach({
    lifetime: 60_000,
    clock,
    limit: 5000,
    keyOf: ({ counterpart, head }: PageData) => JSON.stringify([counterpart, head.canonicalPath]),
    ask: ({ counterpart, head }) =>
      loadCounterparts({ shop, apiOf: (view) => apis.get(view) ?? shop.api, counterpart, ownPath: head.canonicalPath }),
  })

  const finish = async (request: Request, context: StaticHandlerContext): Promise<FinishedPage> => {
    const failed = firstError(context)
    if (failed !== undefined) log.error({ err: failed }, 'a page failed')
    const data = failed === undefined ? pageOf(context) : await loadPlainPage(shop, 'error')
    const counterparts = await findCounterparts(data)
    const { preloads, body } = render(context, counterparts)
    const head = { ...data.head, alternates: alternatesOf(shop, counterparts, data.head) }
    return {
      page: data.page,
      status: data.status,
      head: preloads + renderHead(head, { origin: new URL(request.url).origin, storeView, picture: brandPicture }),
      body,
      state: writeHydration({
        config,
        storeCode: storeView.storeCode,
        page: data.page,
        counterparts,
        mediaVersion: mediaVersion(),
        router: {
          loaderData: failed === undefined ? context.loaderData : {},
          errors: failed === undefined ? null : { root: { status: 500 } },
        },
      }),
    }
  }

  const make = async (request: Request, jar?: CookieJar): Promise<FinishedPage | Response> => {
    const requestContext = new RouterContextProvider()
    if (jar) requestContext.set(jarContext, jar)
    const context = await handler.query(request, { requestContext })
    if (context instanceof Response) return context
    try {
      return await finish(request, context)
    } catch (cause) {
      // The page's own rendering broke: the error page is shown in its place.
      return finish(request, { ...context, errors: { root: cause }, statusCode: 500 })
    }
  }

  const serve: StoreFront['fetch'] = async (request, client) => {
    if (request.method === 'POST') {
      const speaking: Shop = {
        ...shop,
        api: createStoreApi(storeView, { ...shopOptions, fetch: (call) => platform(call, client) }),
      }
      return answerForm(speaking, request, formTable)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD')
    const jar = ownJar(shop, request)
    // A page that names pictures of an older version is another page.
    const page = await (jar
      ? make(request, jar)
      : memory.recall(`${mediaVersion() ?? ''} ${request.url}`, () => make(request)))
    if (page instanceof Response) return page
    const nonce = randomBytes(16).toString('base64')
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': storeView.i18n.defaultLocale,
      'content-security-policy': contentSecurityPolicy(nonce, foreignHosts),
      'cache-control': jar ? 'no-store' : 'no-cache',
      ...(!config.robots.index && { 'x-robots-tag': 'noindex' }),
    })
    for (const cookie of jar?.headers() ?? []) headers.append('set-cookie', cookie)
    return new Response(frames[page.page]({ ...page, nonce, once: randomBytes(8).toString('hex') }), {
      status: page.status,
      headers,
    })
  }
  return { shop, fetch: serve }
}

/** Pages that show what is one visitor's own, to those who have something there; to all others they are the same. */
function ownJar(shop: Shop, request: Request): CookieJar | undefined {
  const path = withoutStorePrefix(shop.storeView, new URL(request.url).pathname)
  if (path !== '/cart' && path !== '/my-account') return undefined
  const jar = createCookieJar(request)
  return hasPlainVisit(shop, jar) ? jar : undefined
}

function pageOf(context: StaticHandlerContext): PageData {
  const leaf = context.matches.at(-1)
  return (leaf ? context.loaderData[leaf.route.id] : undefined) as PageData
}

function firstError(context: StaticHandlerContext): unknown {
  return context.errors ? Object.values(context.errors)[0] : undefined
}
