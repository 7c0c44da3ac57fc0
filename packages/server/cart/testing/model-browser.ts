import { errorText } from '@welt/contract/error-text.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { createCartStore } from '@welt/storefront/cart/cart-store.ts'
import { type CartSync, createCartSync } from '@welt/storefront/cart/create-cart-sync.ts'
import { type Cart, createCart } from '@welt/storefront/cart/open-cart.ts'
import type { Visit } from '@welt/storefront/session/call-as-customer.ts'
import { createSessionStore, type SessionStore } from '@welt/storefront/session/session-store.ts'
import type { TextStorage } from '@welt/storefront/storage/shop-storage.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import { memoryStorage } from '@welt/storefront/testing/memory-storage.ts'
import type { Fetch } from './create-model-shop.ts'

export interface ModelTab {
  cart: Cart
  sessions: SessionStore
  /** What is done in the customer's name is done by this. */
  visit: Visit
  sync: CartSync
  told: NewNotification[]
  /** Closes the tab: whatever it has under way never comes back. */
  close: () => void
}

/** What a browser is opened in. */
export interface BrowserWorld {
  platform: { fetch: Fetch }
  shop: (fetch: Fetch, cart?: object) => Promise<Shop>
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
  /** What the platform was asked about carts and customers: the last words of the paths. */
  asked: string[]
}

/**
 * `lost-before` and `lost-after`: the network takes the call, or the answer. `breaks-before` and `breaks-after`: the platform breaks, and says
 * so with 500. `busy`: it says 503. `stale`: it takes the token for an old one. `denied-before` and `denied-after`: as platforms of the
 * field say no, with 500 and words of their own.
 */
export type Fate = 'answered' | 'busy' | 'stale' | `${'lost' | 'breaks' | 'denied'}-${'before' | 'after'}`

export async function openBrowser(
  world: BrowserWorld,
  { config = {} }: { config?: object } = {},
): Promise<ModelBrowser> {
  const local = memoryStorage()
  const turns = new Map<string, Turns>()
  const turnsOf = (name: string) => {
    const known = turns.get(name) ?? new Turns()
    turns.set(name, known)
    return known
  }
  const open = new Set<ModelTab>()
  const hearers = new Map<ModelTab, (() => void)[]>()
  let number = 0

  const browser: ModelBrowser = {
    fates: [],
    isOnline: true,
    asked: [],
    tabs: () => [...open],
    spreadNews() {
      for (const tab of open) for (const hear of hearers.get(tab) ?? []) hear()
    },
    async openTab() {
      let isClosed = false
      const isGone = () => isClosed
      const never = new Promise<never>(() => undefined)
      const fetch: Fetch = async (request) => {
        if (isClosed) return never
        const [, about, call] = /\/api\/(cart|user)\/([\w-]+)/.exec(request.url) ?? []
        if (about && call) browser.asked.push(call)
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
      const storage: TextStorage = {
        getItem: (key) => local.getItem(key),
        setItem: (key, text) => (isClosed ? undefined : local.setItem(key, text)),
        removeItem: (key) => (isClosed ? undefined : local.removeItem(key)),
      }
      const { storeCode } = shop.storeView
      const store = createCartStore({ storage, storeCode, onStorageChange })
      number += 1
      const cart = createCart(store, `tab ${number}`)
      const sessions = createSessionStore({ lasting: storage, passing: null, storeCode, onStorageChange })
      const told: NewNotification[] = []
      const exclusively = <Result>(name: string, work: () => Promise<Result>) => turnsOf(name).take(work, isGone)
      const visit = { shop, sessions, exclusively, wait: () => new Promise<void>((resolve) => setImmediate(resolve)) }
      const sync = createCartSync({
        ...visit,
        cart,
        notify: (notification) => void told.push(notification),
        isOnline: () => browser.isOnline,
        later: () => undefined,
      })
      const tab: ModelTab = {
        cart,
        sessions,
        visit,
        sync,
        told,
        close() {
          isClosed = true
          open.delete(tab)
          for (const one of turns.values()) one.release()
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

/** As the browser's locks are: one after the other, and a closed tab holds nothing. */
class Turns {
  #holder: (() => boolean) | null = null
  #waiting: (() => void)[] = []

  async take<Result>(work: () => Promise<Result>, isGone: () => boolean): Promise<Result> {
    if (this.#holder) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    // Who waited was handed it, so that nobody comes in between.
    this.#holder = isGone
    if (isGone()) {
      this.#pass()
      return new Promise<never>(() => undefined)
    }
    try {
      return await work()
    } finally {
      if (this.#holder === isGone) this.#pass()
    }
  }

  /** Whoever held it may be gone. */
  release(): void {
    if (this.#holder?.()) this.#pass()
  }

  #pass(): void {
    const next = this.#waiting.shift()
    this.#holder = next ? () => false : null
    next?.()
  }
}
