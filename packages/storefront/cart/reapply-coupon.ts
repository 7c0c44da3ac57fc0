import { judgementOf } from '../api/judgement-of.ts'
import { callCart } from './call-cart.ts'
import type { CartTools } from './cart-tools.ts'
import { refusalText } from './refusal-text.ts'

/** "The coupon is reapplied": one that the shopper has put on a cart that was left belongs on this one. */
export async function reapplyCoupon(tools: CartTools): Promise<void> {
  const { cart, shop, notify } = tools
  const { coupon, cartServerToken } = cart.state()
  if (!coupon || coupon.cart === cartServerToken) return
  const answer = await callCart<true>(tools, '/api/cart/apply-coupon', { body: {}, query: { coupon: coupon.code } })
  // Nobody has judged it yet: the next sync tries again.
  if (!answer.ok && isUndecided(judgementOf(answer))) return
  cart.commit((state) => {
    if (state.coupon?.code !== coupon.code || state.cartServerToken !== cartServerToken) return state
    return { ...state, coupon: answer.ok ? { code: coupon.code, cart: cartServerToken } : null }
  })
  if (answer.ok) return
  notify({ type: 'danger', message: refusalText(shop.texts.text, answer.text) })
}

/** Neither judged, nor refused for a session that is over. */
function isUndecided(code: number | null): boolean {
  return code === null || code === 401
}
