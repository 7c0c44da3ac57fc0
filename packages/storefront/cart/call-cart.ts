import { missingCartId, noSuchCart } from '@welt/contract/cart-error-sentence.ts'
import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import { callAsCustomer } from '../session/call-as-customer.ts'
import type { CartTools } from './cart-tools.ts'

const lost = { ok: false, at: 'code', code: 404, text: noSuchCart } as const

/** A call about the cart that the browser is connected to. An account's cart is asked for in the customer's name, a guest's in nobody's. */
export async function callCart<Result>(tools: CartTools, path: string, call: Call = {}): Promise<Answer<Result>> {
  const { cartServerToken: cartId, cartServerOwner: owner } = tools.cart.state()
  if (cartId === null) {
    tellMissing(tools, path)
    return lost
  }
  const about = { ...call, query: { ...call.query, cartId } }
  return owner === 'customer' ? callAsCustomer(tools, path, about) : tools.shop.api.call(path, about)
}

/** Whether the platform does not know the cart any more. */
export function isCartLost(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.text === noSuchCart
}

function tellMissing({ shop, notify }: CartTools, path: string): void {
  shop.log.error({ path }, missingCartId(path))
  notify({ type: 'warning', message: shop.texts.text('cart.idMissing', { task: path }) })
}
