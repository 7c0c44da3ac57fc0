import type { CartTools } from './cart-tools.ts'
import { type Connection, connectCart, disconnectCart, enterPlainCart, type Owner } from './connect-cart.ts'
import { isSynced } from './is-synced.ts'
import { reapplyCoupon } from './reapply-coupon.ts'
import { type ItemsOutcome, syncItems } from './sync-items.ts'
import { syncTotals } from './sync-totals.ts'

/** What a page remembers of its syncs. A reload begins anew. */
export interface SyncMemory {
  /** The cart that was pulled last: "fetched only when the items hash changed or no sync has happened yet". */
  pulled: string | null
  /** How often the platform refused the cart since it last answered for it. */
  bypasses: number
  /** From then on the cart is a guest's, until somebody logs in or out. */
  isBypassed: boolean
}

export function newSyncMemory(): SyncMemory {
  return { pulled: null, bypasses: 0, isBypassed: false }
}

/** What was asked for: `resume` after a time without a connection, in which the browser's word counts. */
export type SyncReason = 'change' | 'resume'

export type SyncOutcome = 'done' | 'unreachable' | 'disabled'

/** Enough for a login in the middle, a lost cart and a refusal; whoever goes on changing the cart is served by the next sync. */
const maxRounds = 8

/** Connects, brings lines, coupon and totals into step with the platform, and looks again if the shopper went on meanwhile. */
export async function syncCart(tools: CartTools, memory: SyncMemory, reason: SyncReason): Promise<SyncOutcome> {
  for (let round = 0; round < maxRounds; round += 1) {
    // Another tab may have changed the cart, or somebody may have logged in there, and the news be late.
    tools.sessions.reread()
    tools.cart.refresh()
    if (!isNeeded(tools)) return 'done'
    if (!tools.isOnline()) return 'unreachable'
    const isPlain = enterPlainCart(tools)
    const connection = isPlain ? 'connected' : await connect(tools, memory)
    if (connection === 'refused') return 'disabled'
    if (connection === 'unreachable') return 'unreachable'
    const items = await syncItemsIfChanged(tools, memory, reason)
    if (items === 'unreachable') return 'unreachable'
    if (isPlain && (items === 'agreed' || items === 'lost')) leavePlainCart(tools, items)
    else if (items === 'lost' && !bypass(tools, memory)) return 'disabled'
    if (items !== 'agreed') continue
    await reapplyCoupon(tools)
    await syncTotals(tools)
    if (isSynced(tools.cart.state()) && tools.cart.state().cartServerOwner === wantedOwner(tools, memory)) return 'done'
  }
  // Two that cannot come to terms leave it at that for a while.
  return 'unreachable'
}

/** Whether the platform has not heard of something yet. */
export function isOpen(tools: CartTools): boolean {
  return isNeeded(tools) && !isSynced(tools.cart.state())
}

/** A visitor who has put nothing into a cart is nobody's business. */
function isNeeded({ shop, cart, sessions, plainCart }: CartTools): boolean {
  const { cartItems, cartServerToken } = cart.state()
  const isKnown = cartServerToken !== null || sessions.session() !== null || Boolean(plainCart?.id())
  return shop.config.cart.synchronize && (cartItems.length > 0 || isKnown)
}

/** What it held is here now, or nowhere. A guest's own cart it stays; a customer's is found by who is logged in. */
function leavePlainCart(tools: CartTools, items: 'agreed' | 'lost'): void {
  tools.plainCart?.forget()
  if (items === 'lost') disconnectCart(tools)
}

function wantedOwner({ sessions }: CartTools, { isBypassed }: SyncMemory): Owner {
  return sessions.session() && !isBypassed ? 'customer' : 'guest'
}

/** "With 401 and the bypass counter below the maximum (1), the connect retries as a guest cart. Otherwise sync is reported disabled." */
async function connect(tools: CartTools, memory: SyncMemory): Promise<Connection> {
  const connection = await connectCart(tools, wantedOwner(tools, memory))
  if (connection !== 'refused') return connection
  if (bypass(tools, memory)) return connectCart(tools, 'guest')
  return 'refused'
}

/** "The cart reconnects as a guest cart, up to the bypass maximum." The lines stay, and are sent to the new one. */
function bypass(tools: CartTools, memory: SyncMemory): boolean {
  const { shop, sessions } = tools
  if (memory.bypasses >= shop.config.cart.maxBypassAttempts) {
    shop.log.warn({}, 'the cart is not synchronised: the platform refuses it')
    return false
  }
  memory.bypasses += 1
  memory.isBypassed = sessions.session() !== null
  disconnectCart(tools)
  return true
}

async function syncItemsIfChanged(tools: CartTools, memory: SyncMemory, reason: SyncReason): Promise<ItemsOutcome> {
  const { cart, shop } = tools
  const { cartServerToken } = cart.state()
  if (memory.pulled === cartServerToken && isSynced(cart.state())) return 'agreed'
  // "When the connection returns the cart reloads from the client state": nothing leaves it because another device removed it.
  const removalAllowed = reason !== 'resume' && shop.config.cart.serverCanRemoveItems
  const outcome = await syncItems(tools, { mode: 'merge', removalAllowed })
  if (outcome !== 'agreed') return outcome
  memory.pulled = cartServerToken
  memory.bypasses = 0
  return 'agreed'
}
