import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { searchAdapter } from '../api/search-adapter.ts'
import { keepers, searchThroughCache } from '../cache/search-through-cache.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { idle, pause } from '../deferred/idle.ts'
import { persistently } from '../deferred/persistently.ts'
import { createCounterpartStore } from '../language/counterpart-store.ts'
import { createLists } from '../list/lists.ts'
import { createNotificationStore } from '../notification/notification-store.ts'
import { createRescue } from '../offline/create-rescue.ts'
import { createVisitedPages } from '../offline/visited-pages.ts'
import { createOwnSizeStore } from '../own-size/own-size-store.ts'
import type { PageData } from '../page/page-data.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { createPriceGroup } from '../price/price-group.ts'
import { createRoutes, routeLoaders } from '../routes/create-routes.tsx'
import { panelTables } from '../routes/open-panels.tsx'
import { PageOutlet } from '../routes/page-outlet.tsx'
import { loadPage } from '../routes/page-table.ts'
import { pathOf } from '../routes/path-of.ts'
import { Root } from '../routes/root.tsx'
import { createSessionStore } from '../session/session-store.ts'
import { plainStorage } from '../storage/plain-storage.ts'
import { tabStorage } from '../storage/tab-storage.ts'
// Only the server links the icon; importing it here puts it among the built files.
import '../theme/theme-assets.ts'
import type { Shop } from '../store-view/shop.ts'
import type { UrlMemory } from '../url/url-memory.ts'
import { App } from './app.tsx'
import type { Background } from './background.ts'
import { browserLog } from './browser-log.ts'
import { createBrowserRouter } from './create-browser-router.ts'
import { createShop, createStoreApi, type ShopOptions } from './create-shop.ts'
import type { Hydration } from './hydration.ts'

// In small steps, between which the browser answers the shopper.
await pause()
const root = document.getElementById('root')
const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as Hydration | null
if (!root || !state) throw new Error('The document carries no page to take over.')

const { config, storeCode } = state
const storeView = config.storeViews.find((view) => view.storeCode === storeCode)
if (!storeView) throw new Error(`The configuration has no store view "${storeCode}".`)

const local = plainStorage(() => localStorage, guard)
const storage =
  config.storage.driver === 'indexedDB'
    ? await (await keepers()).openIndexedStorage({ config, log: browserLog, clock: Date.now })
    : local
const kept = { storage, onStorageChange: storage.onChange, storeCode, common: config.storage.common }
const sessions = createSessionStore({
  ...kept,
  lasting: storage,
  passing: tabStorage,
  onGivenUp: (reason) => inBackground(({ giveUp }) => giveUp(reason)),
})
const group = createPriceGroup({ config, storeView, sessions })
const isOnline = () => navigator.onLine
let isRefreshing = false

const shopOptions: ShopOptions = {
  config,
  fetch: (request) => fetch(request),
  origin: location.origin,
  timeout: config.search.clientTimeout,
  mediaVersion: () => state.mediaVersion,
  log: browserLog,
  clock: Date.now,
  group,
  throughCache: (search) =>
    searchThroughCache(search, {
      config,
      storeCode,
      isOnline,
      log: browserLog,
      clock: Date.now,
      groupId: () => group()?.id ?? null,
      skipsCache: () => isRefreshing,
    }),
}
const shop: Shop = {
  ...createShop(storeView, shopOptions),
  storage,
  /** Guests see what the catalogue says; it is theirs. */
  syncPrices: async (product) => (group() && isOnline() ? (await background()).syncPrices(product) : product),
  queueTask: (task) => inBackground(({ tasks }) => tasks.add(task)),
}
await Promise.all([loadPage(state.page, shop.texts), pause()])

/** Of this page; those of earlier visits are looked for by the code that finds other pages. */
const memory: UrlMemory = new Map()
const notifications = createNotificationStore({
  timeToLive: config.notification.timeToLive,
  clock: { now: Date.now, after: (milliseconds, run) => void setTimeout(run, milliseconds) },
})
const shown = Object.values(state.router.loaderData).at(-1) as PageData | undefined
const homePath = withStorePrefix(storeView, '/')
const visited = createVisitedPages()
if (shown) visited.keep(location.pathname + location.search, shown)
const { text } = shop.texts
const bareHome = () => import('../home/bare-home-page.ts')
const loadSafely = createRescue({
  visited,
  homePath,
  isOnline,
  shown: () => new URL(location.href),
  bareHome: async () => {
    const [{ bareHomePage }] = await Promise.all([bareHome(), loadPage('home', shop.texts)])
    return bareHomePage(shop)
  },
  onLost: () => notifications.notify({ type: 'danger', message: text('notification.offlinePage') }),
})
const router = createBrowserRouter(
  createRoutes(shop, memory, { Root, PageOutlet, loadSafely, isRefreshing: () => isRefreshing }),
  {
    basename: homePath,
    hydrationData: state.router,
  },
)
const shownPath = pathOf(storeView, new URL(location.href))
if (shown?.target && shownPath !== null) memory.set(shownPath, shown.target)
const counterparts = createCounterpartStore({
  config,
  initial: { counterpart: shown?.counterpart ?? { by: 'nothing' }, links: state.counterparts },
  load: async (counterpart) =>
    (await import('../language/load-counterparts.ts')).loadCounterparts({
      shop,
      apiOf: (view) => createStoreApi(view, shopOptions),
      counterpart,
      ownPath: location.pathname + location.search,
    }),
})

const cart = createCartStore(kept)
const lists = createLists(kept)
const panels = createPanelStore()
/** Asks for the shown page anew; what was shown before was somebody else's. */
const refreshPage = async () => {
  visited.forget()
  isRefreshing = true
  try {
    await router.revalidate()
  } finally {
    isRefreshing = false
  }
}

await pause()
startTransition(() => {
  hydrateRoot(
    root,
    <App
      shop={shop}
      notifications={notifications}
      counterparts={counterparts}
      cart={cart}
      lists={lists}
      panels={panels}
      sessions={sessions}
      ownSizes={createOwnSizeStore(kept)}
    >
      <RouterProvider router={router} />
    </App>,
  )
})

await idle()
const { beginBehindPage } = await persistently(() => import('./begin-behind-page.ts'))
void beginBehindPage({
  ...kept,
  sessions,
  group,
  refresh: () => void refreshPage(),
  cart,
  background,
  early: [
    panelTables,
    routeLoaders,
    () => searchAdapter(config.search.adapter),
    guard,
    // Where a shopper is led who loses the connection.
    () => loadPage('home', shop.texts),
    bareHome,
    () => import('../routes/failed-page.tsx'),
  ],
  onFailure,
})

/** What a page does beside being looked at; a first view needs none of it. */
async function background(): Promise<Background> {
  const late = await import('./background.ts')
  return late.background({ shop, sessions, storage, notifications, panels, cart })
}

function inBackground(run: (background: Background) => Promise<void>): void {
  background().then(run).catch(onFailure)
}

function onFailure(error: unknown): void {
  browserLog.warn({ err: error }, 'something behind the page failed')
}

/** The first failure calls for it, or the first idle time. */
async function guard(): Promise<void> {
  await (await keepers()).guardLocalStorage(local, shopOptions)
}
