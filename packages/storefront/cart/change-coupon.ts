import { couponCode } from '@welt/domain/coupon/coupon-code.ts'
import type { Answer } from '../api/answer.ts'
import { callCart } from './call-cart.ts'
import type { CartTools } from './cart-tools.ts'

/** Puts a coupon on the cart that the browser is connected to. */
export async function applyCoupon(tools: CartTools, typed: string): Promise<Answer<true>> {
  const code = couponCode(typed)
  const { cartServerToken } = tools.cart.state()
  const answer = await callCart<true>(tools, '/api/cart/apply-coupon', { body: {}, query: { coupon: code } })
  if (answer.ok) tools.cart.commit((state) => ({ ...state, coupon: { code, cart: cartServerToken } }))
  return answer
}

/** Takes it off: here at once, on the platform with the same breath. */
export async function removeCoupon(tools: CartTools): Promise<Answer<true>> {
  const answer = await callCart<true>(tools, '/api/cart/delete-coupon', { body: {} })
  if (answer.ok) tools.cart.commit((state) => ({ ...state, coupon: null }))
  return answer
}
