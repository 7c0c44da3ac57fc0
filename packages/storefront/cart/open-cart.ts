import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { randomId } from '../random/random-id.ts'
import { readKept } from '../storage/read-kept.ts'
import type { CartStore } from './cart-store.ts'
import { readCart } from './read-cart.ts'

export type CartChange = (cart: CartState) => CartState

/** The whole cart: in memory, in the browser's storage, and in step with the other tabs. */
export interface Cart {
  subscribe: (listener: () => void) => () => void
  state: () => CartState
  /** Applies a change to the cart as it is now, in whichever tab it was changed last, and keeps the outcome. */
  commit: (change: CartChange) => void
  /** Looks what other tabs have written: news of it may be late. */
  refresh: () => void
}

const opened = new WeakMap<CartStore, Cart>()

export function openCart(store: CartStore): Cart {
  const known = opened.get(store)
  if (known) return known
  const cart = createCart(store, randomId())
  opened.set(store, cart)
  return cart
}

/** So many tabs a browser has had; who was silent longest is forgotten. */
const rememberedTabs = 12
/** A change that was written over shows within moments. */
const rememberedChanges = 50

/**
 * Two tabs that write at the same moment do not see each other: the later one writes over the earlier. Each state
 * tells how many changes of each tab it contains, so that a tab that finds fewer of its own makes the missing ones again.
 */
export function createCart(store: CartStore, tab: string): Cart {
  const listeners = new Set<() => void>()
  let own: { number: number; change: CartChange }[] = []
  let count = 0
  let text = textOf(store)
  let state = readCart(keptIn(store))
  let isOwnChange = false

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const apply = (base: CartState, change: CartChange): void => {
    const next = change(base)
    state = next
    if (next === base) return
    count += 1
    own = [...own.slice(1 - rememberedChanges), { number: count, change }]
    state = { ...next, writes: countedFor(base.writes, tab, count) }
    store.storage?.setItem(store.key, JSON.stringify(isEmpty(state) ? { writes: state.writes } : state))
    text = textOf(store)
    isOwnChange = true
    store.show(state.cartItems)
    isOwnChange = false
    tell()
  }

  const refresh = () => {
    if (text === textOf(store)) return
    text = textOf(store)
    const kept = keptIn(store)
    state = readCart(kept)
    const lost = kept === null ? [] : own.filter(({ number }) => number > containedOf(state.writes, tab))
    // Somebody has emptied the storage: what was in it shall not rise again.
    own = kept === null ? [] : own.slice(0, own.length - lost.length)
    for (const { change } of lost) apply(state, change)
    if (lost.length === 0) tell()
  }
  store.subscribe(() => {
    if (!isOwnChange) refresh()
  })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    refresh,
    commit: (change) => apply(store.storage ? readCart(keptIn(store)) : state, change),
  }
}

/** A tab that is not named has written nothing, or so long ago that it was forgotten. */
function containedOf(writes: CartState['writes'], tab: string): number {
  return writes[tab] ?? (Object.keys(writes).length < rememberedTabs ? 0 : Number.POSITIVE_INFINITY)
}

function textOf({ storage, key }: CartStore): string | null {
  return storage?.getItem(key) ?? null
}

function keptIn({ storage, key }: CartStore): object | null {
  return readKept(storage, key, (kept) => typeof kept === 'object' && kept) ?? null
}

function countedFor(writes: CartState['writes'], tab: string, count: number): CartState['writes'] {
  const others = Object.entries(writes).filter(([name]) => name !== tab)
  return Object.fromEntries([...others.slice(1 - rememberedTabs), [tab, count]])
}

/** Of a cart that is empty and known to nobody the counts are left: without them another tab would take its changes for lost. */
function isEmpty({ cartItems, cartServerToken, coupon }: CartState): boolean {
  return cartItems.length === 0 && cartServerToken === null && coupon === null
}
