import { errorText } from '@welt/contract/error-text.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { createCartStore } from '@welt/storefront/cart/cart-store.ts'
import { type CartSync, createCartSync } from '@welt/storefront/cart/create-cart-sync.ts'
import { type Cart, createCart } from '@welt/storefront/cart/open-cart.ts'
import { createSessionStore, type SessionStore } from '@welt/storefront/session/session-store.ts'
import { memoryStorage } from '@welt/storefront/testing/memory-storage.ts'
import type { CartWorld, Fetch } from './cart-world.ts'

export interface ModelTab {
  cart: Cart
  sessions: SessionStore
  sync: CartSync
  told: NewNotification[]
  /** Closes the tab: whatever it has under way never comes back. */
  close: () => void
}

/** A browser with tabs over one storage, whose news travel when the test lets them. */
export interface ModelBrowser {
  openTab: () => Promise<ModelTab>
  tabs: () => readonly ModelTab[]
  /** Every tab hears what the others have written. */
  spreadNews: () => void
  /** What becomes of the next calls; those beyond are answered. */
  fates: Fate[]
  isOnline: boolean
}

/**
 * `lost-before` and `lost-after`: the network takes the call, or the answer. `breaks-before` and `breaks-after`: the platform breaks, and says
 * so with 500. `busy`: it says 503. `stale`: it takes the token for an old one. `denied-before` and `denied-after`: as platforms of the
 * field say no, with 500 and words of their own.
 */
export type Fate = 'answered' | 'busy' | 'stale' | `${'lost' | 'breaks' | 'denied'}-${'before' | 'after'}`

export async function openBrowser(world: CartWorld, { config = {} }: { config?: object } = {}): Promise<ModelBrowser> {
  const local = memoryStorage()
  const exclusively = createQueue()
  const open = new Set<ModelTab>()
  const hearers = new Map<ModelTab, (() => void)[]>()
  let number = 0

  const browser: ModelBrowser = {
    fates: [],
    isOnline: true,
    tabs: () => [...open],
    spreadNews() {
      for (const tab of open) for (const hear of hearers.get(tab) ?? []) hear()
    },
    async openTab() {
      let isClosed = false
      const never = new Promise<never>(() => undefined)
      const fetch: Fetch = async (request) => {
        if (isClosed) return never
        const response = await meetFate(
          world.platform.fetch,
          request,
          browser.isOnline ? browser.fates.shift() : 'lost-before',
        )
        return isClosed ? never : response
      }
      const shop = await world.shop(fetch, config)
      const hears: (() => void)[] = []
      const onStorageChange = (_: string, changed: () => void) => void hears.push(() => !isClosed && changed())
      // A closed tab writes nothing either.
      const storage = {
        ...local,
        setItem: (key: string, value: string) => isClosed || local.setItem(key, value),
        removeItem: (key: string) => isClosed || local.removeItem(key),
      } as Storage
      const { storeCode } = shop.storeView
      const store = createCartStore({ storage, storeCode, onStorageChange })
      number += 1
      const cart = createCart(store, `tab ${number}`)
      const sessions = createSessionStore({ lasting: storage, passing: null, storeCode, onStorageChange })
      const told: NewNotification[] = []
      const sync = createCartSync({
        shop,
        sessions,
        cart,
        notify: (notification) => void told.push(notification),
        isOnline: () => browser.isOnline,
        exclusively: (name, work) => exclusively(name, work, () => isClosed),
        later: () => undefined,
      })
      const tab: ModelTab = {
        cart,
        sessions,
        sync,
        told,
        close() {
          isClosed = true
          open.delete(tab)
          exclusively.release()
        },
      }
      open.add(tab)
      hearers.set(tab, hears)
      return tab
    },
  }
  return browser
}

async function meetFate(fetch: Fetch, request: Request, fate: Fate = 'answered'): Promise<Response> {
  const path = new URL(request.url).pathname
  // What is only looked at is the same tomorrow.
  const fateful = path.startsWith('/api/cart/') || path.startsWith('/api/user/')
  if (!fateful || fate === 'answered') return fetch(request)
  if (fate === 'busy') return failure(503)
  if (fate === 'stale' && path !== '/api/user/refresh') return failure(401)
  const response = fate.endsWith('-before') ? null : await fetch(request)
  if (fate.startsWith('lost')) throw new TypeError('The network is gone.')
  if (fate.startsWith('breaks')) return failure(500, errorText.internal)
  if (fate.startsWith('denied')) return failure(500)
  return response ?? fetch(request)
}

function failure(code: number, result = 'The quote is out of order.'): Response {
  return Response.json({ code, result }, { status: code })
}

type Queue = {
  <Result>(name: string, work: () => Promise<Result>, isGone: () => boolean): Promise<Result>
  /** Whoever held it is gone. */
  release: () => void
}

/** As the browser's locks are: one after the other, and a closed tab holds nothing. */
function createQueue(): Queue {
  let holder: { isGone: () => boolean } | null = null
  const waiting: (() => void)[] = []
  const pass = () => {
    holder = null
    waiting.shift()?.()
  }
  const queue = async <Result>(_name: string, work: () => Promise<Result>, isGone: () => boolean): Promise<Result> => {
    while (holder) await new Promise<void>((resolve) => waiting.push(resolve))
    if (isGone()) {
      pass()
      return new Promise<never>(() => undefined)
    }
    const own = { isGone }
    holder = own
    try {
      return await work()
    } finally {
      if (holder === own) pass()
    }
  }
  return Object.assign(queue, {
    release() {
      if (holder?.isGone()) pass()
    },
  })
}
