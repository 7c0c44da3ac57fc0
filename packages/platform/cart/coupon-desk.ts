import { applyCoupon as applyCouponCall } from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { LimitRule, RateLimiter } from '../limit/rate-limiter.ts'
import { tooOften } from '../limit/too-often.ts'
import type { Database } from '../storage/database.ts'
import { Turnstile } from '../storage/turnstile.ts'
import { cartRepo } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { couponRepo } from './coupon-repo.ts'
import { quoteCart } from './quote-cart.ts'
import type { StoredCart } from './stored-cart.ts'

const hour = 60 * 60 * 1000

/** Only wrong codes count. */
export const couponLimits: { perCart: LimitRule; perAddress: LimitRule } = {
  perCart: { name: 'wrong coupon by cart', limit: 10, windowMs: hour },
  perAddress: { name: 'wrong coupon by address', limit: 30, windowMs: hour },
}

export interface CouponAttempt {
  cart: StoredCart
  code: string
  clientAddress: string | undefined
}

/** Puts coupons on carts. Guesses wait for each other: sent all at once they would pass the limit before one had failed. */
export class CouponDesk {
  readonly #database: Database
  readonly #limiter: RateLimiter
  readonly #turnstile = new Turnstile()

  constructor({ database, limiter }: { database: Database; limiter: RateLimiter }) {
    this.#database = database
    this.#limiter = limiter
  }

  /** Wrong, expired, used up and somebody else's are answered alike, so that nothing can be learned by guessing. */
  async apply(
    attempt: CouponAttempt,
    surroundings: CartSurroundings,
  ): Promise<{ code: string } | { failure: Failure }> {
    const answer = await this.#turnstile.pass(() => this.#judge(attempt, surroundings))
    if ('failure' in answer) return answer
    const isKept = await cartRepo.setCoupon(this.#database, attempt.cart.id, answer.code, surroundings.now)
    return isKept ? answer : { failure: fail(404, errorText.noSuchCart) }
  }

  async #judge(
    attempt: CouponAttempt,
    surroundings: CartSurroundings,
  ): Promise<{ code: string } | { failure: Failure }> {
    const { cart, code } = attempt
    const counted = keysOf(attempt)
    for (const { rule, key } of counted) {
      const admission = this.#limiter.look(rule, key)
      if (!admission.ok) return { failure: tooOften(admission, applyCouponCall.errors[429]) }
    }
    const coupon = await couponRepo.find(this.#database, code, cart.customerId)
    const counting = quoteCart(cart, coupon, surroundings).couponCode
    if (counting !== null) return { code: counting }
    for (const { rule, key } of counted) this.#limiter.take(rule, key)
    return { failure: fail(404, applyCouponCall.errors[404]) }
  }
}

/** Called in process there is no address, and the cart alone counts. */
function keysOf({ cart, clientAddress }: CouponAttempt): { rule: LimitRule; key: string }[] {
  const byCart = { rule: couponLimits.perCart, key: String(cart.id) }
  return clientAddress === undefined ? [byCart] : [byCart, { rule: couponLimits.perAddress, key: clientAddress }]
}
