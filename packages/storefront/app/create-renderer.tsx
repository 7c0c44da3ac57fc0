import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { createCartStore } from '../cart/cart-store.ts'
import type { CounterpartStore } from '../language/counterpart-store.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'
import { createLists } from '../list/lists.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import { createOwnSizeStore } from '../own-size/own-size-store.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { createRoutes } from '../routes/create-routes.tsx'
import { PageOutlet } from '../routes/page-outlet.tsx'
import { Root } from '../routes/root.tsx'
import { createSessionStore } from '../session/session-store.ts'
import type { ShellData } from '../shell/shell-data.ts'
import type { Shop } from '../store-view/shop.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { App } from './app.tsx'
import { createShellMemory, placeOf, slot } from './shell-memory.ts'

/** The server's HTML shows neither messages nor a cart nor a list nor a panel nor a customer: they live in the browser. */
const notifications = createNotificationStore({ timeToLive: 0, clock: { now: () => 0, after: () => undefined } })
const cart = createCartStore({ storage: null, storeCode: '' })
const lists = createLists({ storage: null, storeCode: '' })
const panels = createPanelStore()
const ownSizes = createOwnSizeStore({ storage: null })
const sessions = createSessionStore({ lasting: null, passing: null, storeCode: '' })

export interface RenderedApp {
  /** Links to pictures that the first view shows: they belong into the document's head. */
  preloads: string
  body: string
}

export interface Renderer {
  handler: StaticHandler
  /** The application as HTML, all of its data at hand. */
  render: (context: StaticHandlerContext, links: readonly CounterpartLink[]) => RenderedApp
}

/**
 * Renders a page and puts it into its shell. The shell is the same for all pages of a store view but for the mark of the
 * current link and the links into the other views: it is rendered once, and the browser takes over the joined HTML as one tree.
 */
export function createRenderer(shop: Shop, memory: UrlMemory): Renderer {
  const basename = withStorePrefix(shop.storeView, '/')
  const pages = createStaticHandler(createRoutes(shop, memory, { Root: Outlet, PageOutlet }), { basename })
  const shells = createStaticHandler(createRoutes(shop, memory, { Root, PageOutlet: Slot }), { basename })
  const links = placeholders(shop)
  const shellMemory = createShellMemory()

  const toHtml = ({ dataRoutes }: StaticHandler, context: StaticHandlerContext): string =>
    renderToString(
      <App
        shop={shop}
        notifications={notifications}
        counterparts={links}
        cart={cart}
        lists={lists}
        panels={panels}
        sessions={sessions}
        ownSizes={ownSizes}
      >
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </App>,
    )

  return {
    handler: pages,
    render(context, counterparts) {
      const { preloads, body: page } = takePreloads(toHtml(pages, context))
      // The error page stands alone: what failed may be the shell's own data.
      if (context.errors) return { preloads, body: page }
      const { shell, data } = partsOf(context)
      const around = shellMemory({ shell, page: data.page, pathname: context.location.pathname, basename }, () =>
        toHtml(shells, context),
      )
      return { preloads, body: around(page, counterparts) }
    },
  }
}

/** React writes them in front of everything else. */
function takePreloads(html: string): RenderedApp {
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(html) ?? []
  return { preloads, body: html.slice(preloads.length) }
}

function Slot() {
  return <div {...slot} />
}

/** Stands for the links into the other views until the page is known. */
function placeholders({ config }: Shop): CounterpartStore {
  const links = config.storeViews.map(({ storeCode }) => ({ storeCode, path: placeOf(storeCode), isCounterpart: true }))
  return { links: () => links, isKnown: () => true, find: () => Promise.resolve(links) }
}

function partsOf(context: StaticHandlerContext) {
  const leaf = context.matches.at(-1)?.route.id ?? ''
  return {
    shell: context.loaderData['root'] as ShellData,
    data: context.loaderData[leaf] as { page: string },
  }
}
