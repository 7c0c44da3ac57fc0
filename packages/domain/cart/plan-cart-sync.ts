import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { CartSyncStep } from './cart-sync-step.ts'
import { isAgreed, itemStanding } from './item-standing.ts'
import { isLeaving } from './leaving-item.ts'
import { sameItem, sameServerId } from './same-item.ts'

/**
 * Who is right where the two carts differ.
 * - `force-client`: the browser, wholly. Lines that only the server has are deleted.
 * - `merge`: both. Lines of either side stay; the quantity of a new line is added to the server's, once. Of a line that
 *   both know the one counts that was changed since they last agreed, and the browser's if both were.
 * - `pull`: the server.
 */
export type CartSyncMode = 'force-client' | 'merge' | 'pull'

export interface CartSyncInput {
  clientItems: readonly CartItem[]
  serverItems: readonly ServerCartItem[]
  mode: CartSyncMode
  /** Whether a sync that is not forced may take a line out of the browser's cart because the server has lost it. */
  removalAllowed: boolean
}

/** The steps that make both carts hold the same. When they do, there are none. */
export function planCartSync(input: CartSyncInput): CartSyncStep[] {
  const pairs = input.clientItems.map((item) => ({ item, serverItem: findPartner(item, input.serverItems) }))
  const found = new Set(pairs.map(({ serverItem }) => serverItem))
  const unknown = input.serverItems.filter((serverItem) => !found.has(serverItem))
  return [
    ...pairs.map(({ item, serverItem }) =>
      serverItem ? compare(item, serverItem, input.mode) : missingOnServer(item, input),
    ),
    ...unknown.map((serverItem) => missingInBrowser(serverItem, input)),
  ].filter((step) => step !== null)
}

function compare(item: CartItem, serverItem: ServerCartItem, mode: CartSyncMode): CartSyncStep | null {
  if (isLeaving(item)) return { do: 'delete-server', item, serverItem }
  // Only a new line is added up: one that was told or acknowledged is part of the server's quantity already.
  if (mode === 'merge' && itemStanding(item) === 'new') {
    return { do: 'update-server', item, serverItem, qty: item.qty + serverItem.qty }
  }
  if (item.qty !== serverItem.qty) {
    const isTheirs = mode === 'pull' || (mode === 'merge' && isAgreed(item))
    if (isTheirs) return { do: 'take-server-quantity', item, serverItem }
    return { do: 'update-server', item, serverItem, qty: item.qty }
  }
  // An update whose answer was lost is known to have arrived now.
  return isAgreed(item) && sameServerId(item, serverItem) ? null : { do: 'acknowledge', item, serverItem }
}

/**
 * "The client item is sent, or removed when not forced by the client state and removal is allowed." Removed means that
 * the server once had it: what it never acknowledged cannot be lost there, and a visitor's first item always finds the
 * server's cart empty.
 */
function missingOnServer(item: CartItem, { mode, removalAllowed }: CartSyncInput): CartSyncStep {
  if (isLeaving(item) && !item.told) return { do: 'remove-local', item }
  const goneThere = itemStanding(item) === 'acknowledged'
  if (goneThere && mode !== 'force-client' && removalAllowed) return { do: 'remove-local', item }
  // What was told before may be under way still: it is said again in the same words, and changed or deleted once it is there.
  return { do: 'send', item, qty: item.told?.qty ?? item.qty }
}

function missingInBrowser(serverItem: ServerCartItem, { clientItems, mode }: CartSyncInput): CartSyncStep | null {
  if (mode === 'force-client') return { do: 'delete-server', item: null, serverItem }
  // A second line of an item that the browser has once: no line to add here, and no right to delete there.
  if (clientItems.some((item) => sameItem(item, serverItem))) return null
  return { do: 'add-local', serverItem }
}

/** Several lines of the server can pass for the same item; the one with the id that the line knows is its own. */
function findPartner(item: CartItem, serverItems: readonly ServerCartItem[]): ServerCartItem | undefined {
  const candidates = serverItems.filter((serverItem) => sameItem(item, serverItem))
  return candidates.find((serverItem) => sameServerId(item, serverItem)) ?? candidates[0]
}
