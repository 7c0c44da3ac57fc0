import { changeQuantity } from '@welt/domain/cart/change-quantity.ts'
import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import type { Answer } from '../api/answer.ts'
import { cartActs } from '../cart/cart-act.ts'
import { type CartLineView, cartLineView } from '../cart/cart-line-view.ts'
import { applyCoupon, removeCoupon } from '../cart/change-coupon.ts'
import { clearCart } from '../cart/clear-cart.ts'
import { refusalText } from '../cart/refusal-text.ts'
import type { TakeForm } from '../form/take-form.ts'
import { openPlainVisit, type PlainVisit } from '../plain-visit/open-plain-visit.ts'
import { leaveNotice } from '../plain-visit/plain-notice.ts'
import { randomId } from '../random/random-id.ts'
import { addChosen } from './add-chosen.ts'
import { quantityFault } from './quantity-fault.ts'

const cartPath = '/cart'

/** Every change of the cart that is sent without JavaScript: done here by the code that a browser would do it with. */
export const takeCartForm: TakeForm = async (shop, fields, jar) => {
  const given = (name: string) => fields.get(name) ?? ''
  await shop.texts.load(['minicart'])
  const visit = await openPlainVisit(shop, jar)
  const act = cartActs.find((known) => known === given('act'))
  const breakOff = (said: 'minicart.unchanged' | 'minicart.unsure') => {
    visit.keep()
    leaveNotice(shop, jar, { notices: [{ type: 'danger', message: shop.texts.text(said) }] })
    return cartPath
  }
  // To be changed the cart must be known.
  if ((await visit.sync()) !== 'done') return breakOff('minicart.unchanged')
  const adding = { sku: given('sku'), choice: given('choice'), name: nameOfAdding(given('once'), shop.clock()) }
  const next = act === 'add' ? await addChosen(visit, adding) : cartPath
  // A button stands for a quantity of its own, whatever is typed beside it.
  if (act === 'change') changeLine(visit, given('line'), given('to') || given('qty'))
  if (act === 'remove') removeLine(visit, given('line'))
  if (act === 'clear') clearCart(visit.cart)
  if (act === 'apply-coupon') tellRefused(visit, await couponOf(visit, given('coupon')))
  if (act === 'remove-coupon') tellRefused(visit, await removeCoupon(visit))
  // A part of it, or all, may have been done by then, and only the answer be lost.
  if ((await visit.sync()) !== 'done') return breakOff('minicart.unsure')
  visit.keep()
  // What is said of every part of a set is said once.
  const notices = new Map(visit.notices.map(({ type, message }) => [message, { type, message }]))
  if (notices.size > 0) leaveNotice(shop, jar, { notices: [...notices.values()] })
  return next
}

/** Pressed twice in a row it is one; who comes back to the page later and presses again wants another. */
function nameOfAdding(once: string, now: number): string {
  return /^\w{8,40}$/.test(once) ? `${once}-${Math.floor(now / 10_000)}` : randomId()
}

function lineOf({ cart, shop }: PlainVisit, key: string): CartLineView | undefined {
  return shownItems(cart.state().cartItems)
    .map((item) => cartLineView(item, shop))
    .find((line) => line.key === key)
}

function changeLine(visit: PlainVisit, key: string, given: string): void {
  const { cart, shop, notify } = visit
  const line = lineOf(visit, key)
  if (!line) return
  const { text } = shop.texts
  if (given === '0') return removeLine(visit, key)
  const check = checkQuantity(given, line.maximum)
  if (!check.ok) {
    return notify({ type: 'danger', message: quantityFault(text, check, shop.config.checkout.maxSaleQuantity) })
  }
  cart.commit((state) => ({ ...state, cartItems: changeQuantity(state.cartItems, line.item, check.qty) }))
  notify({ type: 'success', message: text('cart.updated') })
}

function removeLine(visit: PlainVisit, key: string): void {
  const { cart, shop, notify } = visit
  const line = lineOf(visit, key)
  if (!line) return
  cart.commit((state) => ({ ...state, cartItems: removeItem(state.cartItems, line.item) }))
  notify({ type: 'secondary', message: shop.texts.text('cart.removed', { name: line.name }) })
}

async function couponOf(visit: PlainVisit, code: string): Promise<Answer<true> | string> {
  return code.trim() === '' ? visit.shop.texts.text('minicart.couponMissing') : applyCoupon(visit, code)
}

function tellRefused({ shop, notify }: PlainVisit, answer: Answer<true> | string): void {
  const { text } = shop.texts
  if (typeof answer === 'string') return notify({ type: 'danger', message: answer })
  if (answer.ok) return
  const message = answer.at === 'code' ? refusalText(text, answer.text) : text('minicart.couponOffline')
  notify({ type: 'danger', message })
}
