import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { addServerItem } from '@welt/domain/cart/add-server-item.ts'
import { beginStep } from '@welt/domain/cart/begin-step.ts'
import { type CartSyncStep, fromServer, type ServerStep } from '@welt/domain/cart/cart-sync-step.ts'
import { isAgreed } from '@welt/domain/cart/item-standing.ts'
import { itemsHash } from '@welt/domain/cart/items-hash.ts'
import { type CartSyncMode, planCartSync } from '@welt/domain/cart/plan-cart-sync.ts'
import { readFailure } from '@welt/domain/cart/read-failure.ts'
import { sameItem } from '@welt/domain/cart/same-item.ts'
import { type StepAnswer, settleStep } from '@welt/domain/cart/settle-step.ts'
import { judgementOf } from '../api/judgement-of.ts'
import { loadArticle } from '../catalog/load-article.ts'
import { randomId } from '../random/random-id.ts'
import { callCart, isCartLost } from './call-cart.ts'
import type { CartTools } from './cart-tools.ts'
import { refusalText } from './refusal-text.ts'
import { sentItem } from './sent-item.ts'

export interface ItemsRules {
  mode: CartSyncMode
  removalAllowed: boolean
}

/** What came of it: both carts hold the same, or something stood in the way. */
export type ItemsOutcome =
  | 'agreed'
  /** The platform has said no to something: what it holds is to be looked at once more. */
  | 'refused'
  | 'unreachable'
  | 'lost'

/** Makes the platform's cart and the browser's hold the same: pull, plan, then step by step. */
export async function syncItems(tools: CartTools, rules: ItemsRules): Promise<ItemsOutcome> {
  const { cartServerToken } = tools.cart.state()
  const pulled = await callCart<ServerCartItem[]>(tools, '/api/cart/pull')
  // "If the fetch does not return 200, the cart reconnects." One that is busy or out of reach is not lost.
  if (!pulled.ok) return judgementOf(pulled) === null ? 'unreachable' : 'lost'
  const { cart } = tools
  cart.refresh()
  const { cartItems } = cart.state()
  // Somebody has logged in or out while the platform was asked, here or in another tab.
  if (cart.state().cartServerToken !== cartServerToken) return 'refused'
  let isRefused = false
  for (const step of planCartSync({ clientItems: cartItems, serverItems: pulled.result, ...rules })) {
    const outcome = await walkStep(tools, step)
    if (outcome === 'unreachable' || outcome === 'lost') return outcome
    if (cart.state().cartServerToken !== cartServerToken) return 'refused'
    isRefused ||= outcome === 'refused'
  }
  if (isRefused) return 'refused'
  cart.commit(noteAgreement)
  return 'agreed'
}

/** What the shopper has changed meanwhile is not agreed upon: the next round takes it. */
function noteAgreement(state: CartState): CartState {
  const isWhole = state.cartItems.every(isAgreed)
  return { ...state, cartItemsHash: isWhole ? itemsHash(state.cartItems, state.cartServerToken) : null }
}

async function walkStep(tools: CartTools, step: CartSyncStep): Promise<ItemsOutcome> {
  if (isOver(tools, step)) return 'agreed'
  const addId = randomId()
  changeLines(tools, (items) => beginStep(items, step, addId))
  switch (step.do) {
    case 'send':
    case 'update-server':
    case 'delete-server':
      return askServer(tools, step)
    case 'add-local':
      return addLocal(tools, step.serverItem)
    case 'acknowledge':
    case 'take-server-quantity':
    case 'remove-local':
      return 'agreed'
  }
}

/** The shopper has taken the line out since the plan was made, and the platform need not hear of it. */
function isOver({ cart }: CartTools, step: CartSyncStep): boolean {
  if (step.do !== 'send') return false
  cart.refresh()
  return !cart.state().cartItems.some((item) => sameItem(item, step.item))
}

async function askServer(tools: CartTools, step: ServerStep): Promise<ItemsOutcome> {
  const answer = await callCart<ServerCartItem | true>(tools, pathOf(step), {
    body: { cartItem: payloadOf(tools, step) },
  })
  if (isCartLost(answer)) return 'lost'
  const settled: StepAnswer = answer.ok
    ? { ok: true, serverItem: answer.result === true ? null : answer.result }
    : readFailure(step, judgementOf(answer))
  changeLines(tools, (items) => settleStep(items, step, settled))
  if (settled.ok) return 'agreed'
  if (settled.reason === 'unanswered') return 'unreachable'
  if (!answer.ok && settled.reason === 'refused') tellRefusal(tools, step.item?.name, answer.text)
  return 'refused'
}

/** What cannot be loaded now comes with the next sync; what is no longer sold is shown by the platform's own words. */
async function addLocal(tools: CartTools, serverItem: ServerCartItem): Promise<ItemsOutcome> {
  const article = await loadArticle(tools.shop, serverItem)
  if (!article.ok) return 'unreachable'
  changeLines(tools, (items) => addServerItem(items, serverItem, article.result))
  return 'agreed'
}

function changeLines({ cart }: CartTools, change: (items: readonly CartItem[]) => CartItem[]): void {
  cart.commit((state) => ({ ...state, cartItems: change(state.cartItems) }))
}

function pathOf(step: ServerStep): string {
  return step.do === 'delete-server' ? '/api/cart/delete' : '/api/cart/update'
}

/** "cartItem (sku, qty, product_option, item_id, quoteId)". */
function payloadOf(tools: CartTools, step: ServerStep): object {
  const { cart } = tools
  const quoteId = cart.state().cartServerToken
  if (step.do === 'delete-server') return { sku: step.serverItem.sku, item_id: step.serverItem.item_id, quoteId }
  const which = step.do === 'update-server' ? lineOf(step) : { add_id: addIdOf(cart, step) }
  return { ...sentItem(tools, step.item, step.qty), ...which }
}

/** A sum holds only as long as nobody else changes what it was reckoned from. */
function lineOf(step: Extract<ServerStep, { do: 'update-server' }>): object {
  const { item_id, qty } = step.serverItem
  return { item_id, ...(fromServer(step) > 0 && { from_qty: qty }) }
}

/** By the name that was written down first: the answer may be lost, and the next tab says it again. */
function addIdOf(cart: CartTools['cart'], { item }: Extract<ServerStep, { do: 'send' }>): string | undefined {
  return cart.state().cartItems.find((line) => sameItem(line, item))?.told?.id
}

/** "Settles later, and says so when the server disagrees." */
export function tellRefusal({ shop, notify }: CartTools, name: string | undefined, reason: string): void {
  const { text } = shop.texts
  const told = refusalText(text, reason)
  notify({ type: 'danger', message: name ? text('cart.refused', { name, reason: told }) : told })
}
