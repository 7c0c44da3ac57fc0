import * as calls from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import type { Database } from '../storage/database.ts'
import { addItem } from './add-item.ts'
import type { CheckoutChoice } from './cart-quote.ts'
import { cartRepo } from './cart-repo.ts'
import { CouponDesk } from './coupon-desk.ts'
import { createCart } from './create-cart.ts'
import { findCart, findCartHead } from './find-cart.ts'
import { createOpenCart, type OpenCart, type OpenCartFor } from './open-cart.ts'
import { priceItems } from './price-items.ts'
import { paymentMethodsOf, quoteOpenCart, shippingMethodsOf, totalsOf } from './quote-open-cart.ts'
import { readAddress } from './read-address.ts'
import { readCheckout, readMethods } from './read-checkout.ts'
import { removeItem } from './remove-item.ts'
import { setItem } from './set-item.ts'
import type { CartHead } from './stored-cart.ts'
import { createSurroundingsOf, type SurroundingsOptions } from './surroundings-of.ts'
import { wireItem } from './wire-item.ts'

export interface CartRoutesOptions extends SurroundingsOptions {
  database: Database
  readVisitor: VisitorReader
  limiter: RateLimiter
}

export function cartRoutes(options: CartRoutesOptions): Routes {
  const { database, readVisitor } = options
  const surroundingsOf = createSurroundingsOf(options)
  const openCart = createOpenCart({ database, readVisitor, surroundingsOf }, findCart)
  const openHead = createOpenCart({ database, readVisitor, surroundingsOf }, findCartHead)
  const coupons = new CouponDesk(options)

  /** Does something with the cart that a call means, if the visitor may. */
  const withCart = <Result>(input: CartInput, work: (open: OpenCart) => Promise<Answer<Result>>) =>
    withOpened(openCart, input, work)

  /** Clients say the same again after every change of the cart: only what is new is written. */
  async function withCheckout<Result>(
    { cart, surroundings }: OpenCart,
    checkout: CheckoutChoice,
    work: (open: OpenCart) => Promise<Answer<Result>>,
  ): Promise<Answer<Result>> {
    const isNew = JSON.stringify(checkout) !== JSON.stringify(cart.checkout)
    const isKept = !isNew || (await cartRepo.setCheckout(database, cart.id, checkout, surroundings.now))
    return isKept ? work({ cart: { ...cart, checkout }, surroundings }) : fail(404, errorText.noSuchCart)
  }

  return createRoutes(
    route(calls.createCart, async ({ query, context }) => {
      const { storeCode } = context.storeView
      const visitor = await readVisitor(context)
      const surroundings = surroundingsOf(storeCode, context.storeView)
      const created = await createCart(database, { visitor, cartId: query.cartId, storeCode }, surroundings)
      return 'failure' in created ? created.failure : ok(created.token)
    }),

    route(calls.pullCart, (input) =>
      withCart(input, async ({ cart, surroundings }) => {
        const priced = new Map(priceItems(cart, surroundings).lines.map((line) => [line.item, line]))
        return ok(cart.items.map((item) => wireItem(cart.token, item, priced.get(item))))
      }),
    ),

    route(calls.updateCart, (input) => {
      const { cartItem } = input.body
      const isNew = cartItem.item_id === undefined || cartItem.item_id === null || cartItem.item_id === ''
      const answer = (updated: Awaited<ReturnType<typeof addItem>>, { token }: CartHead) =>
        'failure' in updated ? updated.failure : ok(wireItem(token, updated.line.item, updated.line))
      return isNew
        ? withOpened(openHead, input, async ({ cart, surroundings }) =>
            answer(await addItem(database, cart, cartItem, surroundings), cart),
          )
        : withCart(input, async ({ cart, surroundings }) =>
            answer(await setItem(database, cart, cartItem, surroundings), cart),
          )
    }),

    route(calls.deleteFromCart, (input) =>
      withCart(input, async ({ cart, surroundings }) => {
        const removed = await removeItem(database, cart, input.body.cartItem, surroundings.now)
        return 'failure' in removed ? removed.failure : ok(true as const)
      }),
    ),

    route(calls.cartTotals, (input) =>
      withCart(input, async (open) => ok(totalsOf(await quoteOpenCart(database, open)))),
    ),

    route(calls.listPaymentMethods, (input) =>
      withCart(input, async (open) => ok(paymentMethodsOf(await quoteOpenCart(database, open)))),
    ),

    route(calls.listShippingMethods, (input) =>
      withCart(input, async ({ cart, surroundings }) => {
        const checkout = { ...nothingChosen, ...cart.checkout, shippingAddress: readAddress(input.body.address) }
        const estimate = await quoteOpenCart(database, { cart: { ...cart, checkout }, surroundings })
        return ok(shippingMethodsOf(estimate))
      }),
    ),

    route(calls.setShippingInformation, (input) =>
      withCart(input, (open) =>
        withCheckout(open, readCheckout(input.body.addressInformation), async (chosen) => {
          const quoted = await quoteOpenCart(database, chosen)
          return ok({ payment_methods: paymentMethodsOf(quoted), totals: totalsOf(quoted) })
        }),
      ),
    ),

    route(calls.collectTotals, (input) =>
      withCart(input, (open) => {
        const checkout = { ...nothingChosen, ...open.cart.checkout, ...readMethods(input.body.methods) }
        return withCheckout(open, checkout, async (chosen) => ok(totalsOf(await quoteOpenCart(database, chosen))))
      }),
    ),

    route(calls.applyCoupon, (input) =>
      withCart(input, async ({ cart, surroundings }) => {
        const { clientAddress } = input.context
        const applied = await coupons.apply({ cart, code: input.query.coupon, clientAddress }, surroundings)
        return 'failure' in applied ? applied.failure : ok(true as const)
      }),
    ),

    route(calls.deleteCoupon, (input) =>
      withCart(input, async ({ cart, surroundings }) => {
        const isKept = cart.couponCode === null || (await cartRepo.setCoupon(database, cart.id, null, surroundings.now))
        return isKept ? ok(true as const) : fail(404, errorText.noSuchCart)
      }),
    ),

    route(calls.readCoupon, (input) => withCart(input, async ({ cart }) => ok(cart.couponCode))),
  )
}

interface CartInput {
  query: { cartId?: string | undefined }
  context: RequestContext
}

async function withOpened<Cart extends CartHead, Result>(
  open: OpenCartFor<Cart>,
  { query, context }: CartInput,
  work: (open: OpenCart<Cart>) => Promise<Answer<Result>>,
): Promise<Answer<Result>> {
  const found = await open(context, query.cartId)
  return 'failure' in found ? found.failure : await work(found.open)
}

const nothingChosen: CheckoutChoice = {
  shippingAddress: null,
  billingAddress: null,
  carrierCode: null,
  methodCode: null,
}
