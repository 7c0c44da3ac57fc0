import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { demoStoreViews } from '@welt/platform/seed/testing/demo-store-views.ts'
import { afterGivingUp } from '@welt/storefront/app/after-giving-up.ts'
import { createShop } from '@welt/storefront/app/create-shop.ts'
import { createCartStore } from '@welt/storefront/cart/cart-store.ts'
import type { CartTools } from '@welt/storefront/cart/cart-tools.ts'
import { createCart } from '@welt/storefront/cart/open-cart.ts'
import { createExclusively } from '@welt/storefront/lock/exclusively.ts'
import type { NotificationStore } from '@welt/storefront/notification/notification-store.ts'
import { createPanelStore } from '@welt/storefront/panel/panel-store.ts'
import { createSessionStore } from '@welt/storefront/session/session-store.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import { createSync, type Sync } from '@welt/storefront/sync/create-sync.ts'
import { memoryLocks } from '@welt/storefront/testing/memory-locks.ts'
import { memoryStorage } from '@welt/storefront/testing/memory-storage.ts'
import { testNotifications } from '@welt/storefront/testing/test-notifications.ts'
import type { CartWorld } from '../../cart/testing/cart-world.ts'
import type { Fetch } from '../../cart/testing/create-model-shop.ts'

/** What is wrong with the world around a shop. */
export interface Surroundings {
  /** What a broken server answers below these paths instead of the platform. */
  broken?: Readonly<Record<string, () => Response | Promise<Response>>>
  config?: object
}

/** A tab of a browser on a real platform, and all that it says. */
export interface TroubledShop {
  shop: Shop
  tools: CartTools
  tasks: Sync
  notifications: NotificationStore
  /** What the operator reads, without the fields that name the culprit. */
  logged: string[]
  /** Once everybody has been told that a session was given up. */
  settled: () => Promise<unknown>
}

export async function openTroubledShop(
  world: CartWorld,
  storeView: StoreView,
  { broken = {}, config = {} }: Surroundings,
): Promise<TroubledShop> {
  const logged: string[] = []
  const note = (fields: object, message: string) => {
    const reason: unknown = Reflect.get(fields, 'reason')
    logged.push(message, ...(typeof reason === 'string' ? [reason] : []))
  }
  const fetch: Fetch = async (request) => {
    const { pathname } = new URL(request.url)
    const [, answer] = Object.entries(broken).find(([path]) => pathname.includes(path)) ?? []
    return answer ? answer() : world.platform.fetch(request)
  }
  const shop = createShop(storeView, {
    config: PublicConfig.parse({
      version: '1',
      storeViews: demoStoreViews,
      defaultStoreCode: 'laszlo_de',
      ...config,
    }),
    fetch,
    origin: 'http://shop.test',
    timeout: 20_000,
    mediaVersion: () => undefined,
    log: { debug: note, info: note, warn: note, error: note },
    clock: Date.now,
  })
  await shop.texts.load(['cart', 'account', 'field'])

  const storage = memoryStorage()
  const { storeCode } = storeView
  const notifications = testNotifications()
  const endings: Promise<void>[] = []
  const sessions = createSessionStore({
    lasting: storage,
    passing: null,
    storeCode,
    onGivenUp: (reason) =>
      void endings.push(afterGivingUp(reason, { shop, notifications, panels: createPanelStore(), sync: tasks })),
  })
  const wait = () => new Promise<void>((resolve) => setImmediate(resolve))
  const tools: CartTools = {
    shop,
    sessions,
    cart: createCart(createCartStore({ storage, storeCode }), 'tab'),
    notify: notifications.notify,
    isOnline: () => true,
    exclusively: createExclusively({ locks: memoryLocks(), storage, clock: Date.now, wait }),
    wait,
  }
  const tasks = createSync({
    visit: tools,
    storage,
    notify: notifications.notify,
    isOnline: () => true,
    dispatch: () => undefined,
    onStockChecked: () => undefined,
  })
  return { shop, tools, tasks, notifications, logged, settled: () => Promise.all(endings) }
}
