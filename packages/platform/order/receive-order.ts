import { type OrderPlaced, placeOrder as placeOrderCall } from '@welt/contract/api/order.ts'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { isNamed } from '../cart/find-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { describeError } from '../http/describe-error.ts'
import { type Answer, type Failure, fail, ok } from '../http/envelope.ts'
import type { Admission, LimitRule, RateLimiter } from '../limit/rate-limiter.ts'
import type { Log } from '../log/log.ts'
import type { Visitor } from '../session/visitor.ts'
import { asRow } from '../storage/as-row.ts'
import { orderMeaning } from './order-meaning.ts'
import { type OrderCall, type PlaceOrderOptions, placeOrder } from './place-order.ts'
import { placementKeys } from './placement-key.ts'
import { placementRepo } from './placement-repo.ts'
import { QueueByKey } from './queue-by-key.ts'

export interface ReceiveOrderOptions extends PlaceOrderOptions {
  limiter: RateLimiter
  log: Log
  /** Told after an order: what these skus have on the shelf has changed. */
  onStockChanged?: ((skus: readonly string[]) => Promise<void> | void) | undefined
  /** Told after an order: there is a letter to send. */
  onMailWritten?: (() => void) | undefined
}

export interface ReceivedOrder {
  request: OrderRequest
  /** The header; '' when there is none. */
  idempotencyKey: string
  visitor: Visitor
  storeCode: string
  clientAddress: string | undefined
}

/**
 * One order per cart, whatever is repeated. What was placed before is answered with its first answer, uncounted by any
 * limit; in one process two sendings of one cart wait for each other, in two the database makes them.
 */
export function createReceiveOrder(
  options: ReceiveOrderOptions,
): (order: ReceivedOrder) => Promise<Answer<OrderPlaced>> {
  const queue = new QueueByKey()
  return async (order) => {
    const found = await findUnguessed(order, options)
    // Nobody tries out the ids of carts: what was not found counts too.
    if ('failure' in found) return addressLimit(order.clientAddress, options) ?? found.failure
    const email = await buyerEmail(order.request, found.cart, options)
    if (email === '') return fail(400, ['addressInformation.billingAddress.email is required.'])
    const call: OrderCall = {
      request: order.request,
      cart: found.cart,
      email,
      keyHashes: placementKeys(order.idempotencyKey, order.request),
      bodyHash: orderMeaning(order.request),
    }
    const isNew = found.cart.status === 'active' && call.keyHashes.length === 0
    return queue.run(call.cart.token, (isFirst) => answerOrder(call, { ...order, isNew: isNew && isFirst }, options))
  }
}

async function answerOrder(
  call: OrderCall,
  {
    clientAddress,
    isNew,
  }: { clientAddress: string | undefined /** Nobody has to look whether it came before. */; isNew: boolean },
  options: ReceiveOrderOptions,
): Promise<Answer<OrderPlaced>> {
  const before = isNew ? undefined : await repeated(call, options)
  if (before) return before
  const tooMany = cartLimit(call, options) ?? addressLimit(clientAddress, options)
  if (tooMany) return tooMany

  const outcome = await placeOrder(call, options)
  if (outcome.state === 'refused') return outcome.failure
  if (outcome.state === 'overtaken') return (await repeated(call, options)) ?? fail(404, errorText.noSuchCart)
  options.onMailWritten?.()
  void tellStock(outcome.skus, options)
  return ok(outcome.answer)
}

/** The order stands; a catalogue that cannot listen now looks again by itself, later. */
async function tellStock(skus: readonly string[], { onStockChanged, log }: ReceiveOrderOptions): Promise<void> {
  try {
    await onStockChanged?.(skus)
  } catch (error) {
    log.warn({ error: describeError(error) }, 'the catalogue was not told what an order took from the shelf')
  }
}

/** The first answer for the same order; a refusal where the key or the cart stands for another one. */
async function repeated(call: OrderCall, { database }: ReceiveOrderOptions): Promise<Answer<OrderPlaced> | undefined> {
  const placement = await placementRepo.find(database, call.keyHashes, call.cart.id)
  if (!placement) return undefined
  if (placement.bodyHash !== call.bodyHash) return fail(409, placeOrderCall.errors[409])
  return ok(asRow<OrderPlaced>(JSON.parse(placement.answer)))
}

const minute = 60_000

/** Only ids of no cart count. */
const guesses: LimitRule = { name: 'order of no cart by address', limit: 20, windowMs: 60 * minute }

/**
 * The id of a cart is all that an order needs. A guest's cannot be guessed; a customer's is a number, so who sends one
 * without a token may not try many. Nobody else is held up by those who do.
 */
async function findUnguessed(order: ReceivedOrder, options: ReceiveOrderOptions): ReturnType<typeof findOrderedCart> {
  const { clientAddress, visitor, request } = order
  const isGuess = visitor.kind === 'guest' && /^\d+$/.test(request.cart_id)
  if (!isGuess || clientAddress === undefined) return findOrderedCart(order, options)
  const failure = tooOften(options.limiter.look(guesses, clientAddress))
  if (failure) return { failure }
  const found = await findOrderedCart(order, options)
  if ('failure' in found) options.limiter.take(guesses, clientAddress)
  return found
}

interface OrderedCart extends Pick<StoredCart, 'id' | 'token' | 'customerId' | 'storeCode' | 'status'> {}

/**
 * Clients of the field send no token with an order: who knows the id of a cart may order it, for whoever owns it. Only
 * whose token says that they are somebody else is told that there is no such cart.
 */
async function findOrderedCart(
  { request, visitor, storeCode }: ReceivedOrder,
  { database }: ReceiveOrderOptions,
): Promise<{ cart: OrderedCart } | { failure: Failure }> {
  if (visitor.kind === 'expired') return { failure: fail(401, placeOrderCall.errors[401]) }
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
const orderedCart = 'SELECT id, token, customer_id AS "customerId", store_code AS "storeCode", status FROM cart'

async function buyerEmail(
  { addressInformation: { billingAddress, shippingAddress } }: OrderRequest,
  { customerId }: Pick<StoredCart, 'customerId'>,
  { database }: ReceiveOrderOptions,
): Promise<string> {
  const said = billingAddress.email || shippingAddress?.email
  if (said || customerId === null) return said ?? ''
  const customer = await database.get<{ email: string }>('SELECT email FROM customer WHERE id = $1', [customerId])
  return customer?.email ?? ''
}

function cartLimit({ cart }: OrderCall, { limiter, order }: ReceiveOrderOptions): Failure | undefined {
  const rule = { name: 'order by cart', limit: order.ordersPerCart, windowMs: minute }
  return tooOften(limiter.take(rule, cart.token))
}

function addressLimit(address: string | undefined, { limiter, order }: ReceiveOrderOptions): Failure | undefined {
  if (address === undefined) return undefined
  const rule = { name: 'order by address', limit: order.ordersPerAddress, windowMs: minute }
  return tooOften(limiter.take(rule, address))
}

function tooOften(admission: Admission): Failure | undefined {
  if (admission.ok) return undefined
  return fail(429, placeOrderCall.errors[429], { headers: { 'retry-after': String(admission.retryAfterSeconds) } })
}
