import { placeOrder } from '@welt/contract/api/order.ts'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { isNamed } from '../cart/find-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { LimitRule, RateLimiter } from '../limit/rate-limiter.ts'
import { tooOften } from '../limit/too-often.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Queryable } from '../storage/database.ts'

interface CartQuestion {
  request: Pick<OrderRequest, 'cart_id'>
  visitor: Visitor
  storeCode: string
  clientAddress: string | undefined
}

interface Options {
  database: Queryable
  limiter: RateLimiter
}

const minute = 60_000

/** Only ids of no cart count. */
const guesses: LimitRule = { name: 'order of no cart by address', limit: 20, windowMs: 60 * minute }

/**
 * The id of a cart is all that an order needs. A guest's cannot be guessed; a customer's is a number, so who sends one
 * without a token may not try many. Nobody else is held up by those who do.
 */
export async function findUnguessedCart(order: CartQuestion, options: Options): ReturnType<typeof findOrderedCart> {
  const { clientAddress, visitor, request } = order
  const isGuess = visitor.kind === 'guest' && /^\d+$/.test(request.cart_id)
  if (!isGuess || clientAddress === undefined) return findOrderedCart(order, options)
  const admission = options.limiter.look(guesses, clientAddress)
  if (!admission.ok) return { failure: tooOften(admission, placeOrder.errors[429]) }
  const found = await findOrderedCart(order, options)
  if ('failure' in found) options.limiter.take(guesses, clientAddress)
  return found
}

interface OrderedCart extends Pick<StoredCart, 'id' | 'token' | 'customerId' | 'storeCode' | 'status' | 'updatedAt'> {}

/**
 * Clients of the field send no token with an order: who knows the id of a cart may order it, for whoever owns it. Only
 * whose token says that they are somebody else is told that there is no such cart.
 */
async function findOrderedCart(
  { request, visitor, storeCode }: CartQuestion,
  { database }: Pick<Options, 'database'>,
): Promise<{ cart: OrderedCart } | { failure: Failure }> {
  if (visitor.kind === 'expired') return { failure: fail(401, placeOrder.errors[401]) }
  const customerId = visitor.kind === 'customer' ? visitor.customerId : null
  const named = isNamed(request.cart_id)
  if (!named && customerId === null) return { failure: fail(400, ['cart_id is required.']) }
  const cart = named
    ? await database.get<OrderedCart>(`${orderedCart} WHERE token = $1`, [request.cart_id])
    : await database.get<OrderedCart>(
        `${orderedCart} WHERE customer_id = $1 AND store_code = $2 AND status = 'active'`,
        [customerId, storeCode],
      )
  const isForeign = customerId !== null && cart?.customerId !== null && cart?.customerId !== customerId
  if (!cart || isForeign) return { failure: fail(404, errorText.noSuchCart) }
  return { cart }
}

/** What it holds is read later, when nobody can change it any more. */
const orderedCart = `
  SELECT id, token, customer_id AS "customerId", store_code AS "storeCode", status, updated_at AS "updatedAt" FROM cart`
