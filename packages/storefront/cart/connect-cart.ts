import type { CartState } from '@welt/contract/entity/cart-state.ts'
import { enterCart, type ServerCart } from '@welt/domain/cart/enter-cart.ts'
import type { Answer } from '../api/answer.ts'
import { judgementOf } from '../api/judgement-of.ts'
import { callAsCustomer } from '../session/call-as-customer.ts'
import { callCart } from './call-cart.ts'
import type { CartTools } from './cart-tools.ts'
import type { Cart } from './open-cart.ts'

export type Owner = ServerCart['owner']

/** What came of it: connected, or nobody answered, or the platform will not have us. */
export type Connection = 'connected' | 'unreachable' | 'refused'

/** "Connect asks the server for a cart token. With result code 200 the token is stored." Who is connected already stays so. */
export async function connectCart(tools: CartTools, wanted: Owner): Promise<Connection> {
  const { cart, shop } = tools
  if (serverCartOf(tools)?.owner === wanted) return 'connected'
  await takeCouponOff(tools)
  // A body makes it a POST.
  const call = { body: {} }
  const answer: Answer<string | number> = await (wanted === 'customer'
    ? callAsCustomer<string | number>(tools, '/api/cart/create', call)
    : shop.api.call<string | number>('/api/cart/create', call))
  // A shop that is busy or being repaired has not said no.
  if (!answer.ok) return judgementOf(answer) === null ? 'unreachable' : 'refused'

  enter(cart, { id: String(answer.result), owner: wanted })
  return 'connected'
}

/**
 * Goes over to the cart that was filled where no script ran, if there is one: its lines are pulled, and those that are here go
 * into it. Whoever is logged in takes all of them along into their own, as after a login.
 */
export function enterPlainCart({ cart, plainCart }: CartTools): boolean {
  const id = plainCart?.id()
  if (!id) return false
  if (cart.state().cartServerToken !== id) enter(cart, { id, owner: 'guest' })
  return true
}

function enter(cart: Cart, to: ServerCart): void {
  cart.commit((state) => ({
    ...state,
    cartItems: enterCart(state.cartItems, { from: serverCartIn(state), to }),
    cartServerToken: to.id,
    cartServerOwner: to.owner,
    cartItemsHash: null,
    totalsHash: null,
  }))
}

/** "After login the existing coupon is removed": it lies on a cart that is left, and is put on the next one. */
async function takeCouponOff(tools: CartTools): Promise<void> {
  const { coupon, cartServerToken } = tools.cart.state()
  if (!coupon || cartServerToken === null || coupon.cart !== cartServerToken) return
  const removed = await callCart(tools, '/api/cart/delete-coupon', { body: {} })
  // The cart is left behind in any case, and goes with all that lies on it.
  if (!removed.ok) tools.shop.log.warn({ at: removed.at }, 'the coupon stays on a cart that is left')
}

/** Lets go of the platform's cart; the lines stay. */
export function disconnectCart({ cart }: Pick<CartTools, 'cart'>): void {
  cart.commit((state) => ({
    ...state,
    cartItems: enterCart(state.cartItems, { from: serverCartIn(state), to: nowhere }),
    cartServerToken: null,
    cartServerOwner: null,
    cartItemsHash: null,
    totalsHash: null,
  }))
}

const nowhere = { id: '' }

export function serverCartOf({ cart }: Pick<CartTools, 'cart'>): ServerCart | null {
  return serverCartIn(cart.state())
}

function serverCartIn({ cartServerToken: id, cartServerOwner: owner }: CartState): ServerCart | null {
  return id === null || owner === null ? null : { id, owner }
}
