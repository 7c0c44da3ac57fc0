import { randomBytes } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { createCartStore } from '../cart/cart-store.ts'
import { renderHead } from '../head/render-head.ts'
import { createCounterpartStore } from '../language/counterpart-store.ts'
import { loadCounterparts } from '../language/load-counterparts.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import type { PageData } from '../page/page-data.ts'
import { createRoutes } from '../routes/create-routes.tsx'
import { loadPage, pageNames } from '../routes/page-table.ts'
import { themeFonts, themeIcon } from '../theme/theme-assets.ts'
import { createResolveUrl } from '../url/resolve-url.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { alternatesOf } from './alternates.ts'
import { App } from './app.tsx'
import { pageAssets } from './assets.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createShop, createStoreApi, type ShopOptions } from './create-shop.ts'
import type { StorefrontOptions } from './create-storefront.tsx'
import type { Hydration } from './hydration.ts'
import { renderDocument } from './render-document.ts'

/** The server remembers no path: the platform's map is a look-up in memory, and its hit is the page's data. */
const noMemory: UrlMemory = { get: () => undefined, set: () => undefined }

/** The server's HTML shows neither messages nor a cart: both live in the browser. */
const noNotifications = createNotificationStore({ timeToLive: 0, clock: { now: () => 0, after: () => undefined } })
const noCart = createCartStore({ storage: null, storeCode: '' })

/** One store view: request in, page out. */
export async function createStoreFront(
  storeView: StoreView,
  options: StorefrontOptions,
): Promise<(request: Request) => Promise<Response>> {
  const { config, manifest, log, clock } = options
  const shopOptions: ShopOptions = {
    config,
    log,
    clock,
    fetch: options.platform,
    origin: 'http://platform.internal',
    timeout: config.search.serverTimeout,
  }
  const shop = createShop(storeView, shopOptions)
  const apis = new Map(config.storeViews.map((view) => [view, createStoreApi(view, shopOptions)]))
  const { loadErrorPage } = await loadPage('error', shop.texts)
  await Promise.all(pageNames.map((name) => loadPage(name, shop.texts)))

  const resolveUrl = createResolveUrl({ api: shop.api, memory: noMemory, useMapEndpoint: config.url.useMapEndpoint })
  const handler = createStaticHandler(createRoutes({ shop, resolveUrl, memory: noMemory }), {
    basename: withStorePrefix(storeView, '/'),
  })

  const render = async (request: Request, context: StaticHandlerContext): Promise<Response> => {
    const failed = firstError(context)
    if (failed !== undefined) log.error({ err: failed }, 'a page failed to load')
    const data = failed === undefined ? pageOf(context) : loadErrorPage(shop)
    const links = await loadCounterparts({
      shop,
      apiOf: (view) => apis.get(view) ?? shop.api,
      counterpart: data.counterpart,
      ownPath: data.head.canonicalPath,
    })
    const counterparts = createCounterpartStore({
      config,
      initial: { counterpart: data.counterpart, links },
      load: () => Promise.resolve(links),
    })
    const body = renderToString(
      <App shop={shop} notifications={noNotifications} counterparts={counterparts} cart={noCart}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    )
    const { origin } = new URL(request.url)
    const nonce = randomBytes(16).toString('base64')
    const state: Hydration = {
      config,
      storeCode: storeView.storeCode,
      page: data.page,
      counterparts: links,
      router: { loaderData: context.loaderData, errors: failed === undefined ? null : { root: { status: 500 } } },
    }
    const html = renderDocument({
      language: storeView.i18n.defaultLanguage,
      theme: storeView.theme,
      storeCode: storeView.storeCode,
      nonce,
      head: renderHead({ ...data.head, alternates: alternatesOf(config, links, data.head) }, origin),
      fonts: themeFonts[storeView.theme],
      icon: themeIcon,
      assets: pageAssets(manifest, {
        name: data.page,
        language: storeView.i18n.defaultLanguage,
        theme: storeView.theme,
      }),
      body,
      state,
    })
    return new Response(html, {
      status: data.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': storeView.i18n.defaultLocale,
        'content-security-policy': contentSecurityPolicy(nonce),
        'cache-control': 'no-cache',
      },
    })
  }

  return async (request) => {
    const context = await handler.query(request)
    if (context instanceof Response) return context
    try {
      return await render(request, context)
    } catch (cause) {
      return render(request, failedContext(context, cause))
    }
  }
}

function pageOf(context: StaticHandlerContext): PageData {
  const leaf = context.matches.at(-1)
  return (leaf ? context.loaderData[leaf.route.id] : undefined) as PageData
}

function firstError(context: StaticHandlerContext): unknown {
  return context.errors ? Object.values(context.errors)[0] : undefined
}

/** The page's own rendering broke: the error page is shown in its place. */
function failedContext(context: StaticHandlerContext, cause: unknown): StaticHandlerContext {
  return { ...context, errors: { root: cause }, statusCode: 500 }
}
