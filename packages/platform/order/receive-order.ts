import { type OrderPlaced, placeOrder as placeOrderCall } from '@welt/contract/api/order.ts'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { errorText } from '@welt/contract/error-text.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { createSurroundingsOf } from '../cart/surroundings-of.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import type { Visitor } from '../session/visitor.ts'
import { asRow } from '../storage/as-row.ts'
import { findUnguessedCart } from './find-ordered-cart.ts'
import { toOrderAddress } from './order-address.ts'
import { addressLimit, cartLimit } from './order-limit.ts'
import { orderMeaning } from './order-meaning.ts'
import { type OrderCall, type PlaceOrderOptions, type Placing, placeOrder } from './place-order.ts'
import { placementKeys } from './placement-key.ts'
import { placementRepo } from './placement-repo.ts'
import { QueueByKey } from './queue-by-key.ts'
import { StockTeller, type StockTellerOptions } from './stock-teller.ts'
import { TextKeeper } from './text-keeper.ts'

export interface ReceiveOrderOptions extends PlaceOrderOptions, StockTellerOptions {
  limiter: RateLimiter
  /** Told after an order: there is a letter to send. */
  onMailWritten?: (() => void) | undefined
}

export interface ReceivedOrder {
  request: OrderRequest
  /** The header; '' when there is none. */
  idempotencyKey: string
  visitor: Visitor
  storeView: StoreView
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
  const teller = new StockTeller(options)
  const placing = {
    ...options,
    keeper: new TextKeeper(),
    surroundingsOf: createSurroundingsOf({ ...options, settings: options.cart }),
  }
  return async (order) => {
    const { storeView, clientAddress } = order
    const found = await findUnguessedCart({ ...order, storeCode: storeView.storeCode }, options)
    // Nobody tries out the ids of carts: what was not found counts too.
    if ('failure' in found) return addressLimit(order.clientAddress, options) ?? found.failure
    const email = await buyerEmail(order.request, found.cart, options)
    if (email === '') return fail(400, ['addressInformation.billingAddress.email is required.'])
    const call: OrderCall = {
      request: order.request,
      cart: found.cart,
      ...addressesOf(order.request, email),
      keyHashes: placementKeys(order.idempotencyKey, order.request),
      bodyHash: orderMeaning(order.request),
      storeView,
    }
    const mayBeNew = found.cart.status === 'active' && call.keyHashes.length === 0
    return queue.run(call.cart.token, (isFirst) =>
      answerOrder(call, { clientAddress, teller, isNew: mayBeNew && isFirst }, placing),
    )
  }
}

interface Occasion {
  clientAddress: string | undefined
  /** Nobody has to look whether it came before. */
  isNew: boolean
  teller: StockTeller
}

async function answerOrder(
  call: OrderCall,
  { clientAddress, isNew, teller }: Occasion,
  options: ReceiveOrderOptions & Placing,
): Promise<Answer<OrderPlaced>> {
  const before = isNew ? undefined : await repeated(call, options)
  if (before) return before
  const tooMany = cartLimit(call.cart.token, options) ?? addressLimit(clientAddress, options)
  if (tooMany) return tooMany

  const outcome = await placeOrder(call, options)
  if (outcome.state === 'refused') return outcome.failure
  if (outcome.state === 'overtaken') return (await repeated(call, options)) ?? fail(404, errorText.noSuchCart)
  options.onMailWritten?.()
  teller.tell(outcome.skus)
  return ok(outcome.answer)
}

/** The first answer for the same order; a refusal where the key or the cart stands for another one. */
async function repeated(call: OrderCall, { database }: ReceiveOrderOptions): Promise<Answer<OrderPlaced> | undefined> {
  const placement = await placementRepo.find(database, call.keyHashes, call.cart.id)
  if (!placement) return undefined
  if (placement.bodyHash !== call.bodyHash) return fail(409, placeOrderCall.errors[409])
  return ok(asRow<OrderPlaced>(JSON.parse(placement.answer)))
}

function addressesOf({ addressInformation }: OrderRequest, email: string): Pick<OrderCall, 'billing' | 'shipping'> {
  const { billingAddress, shippingAddress } = addressInformation
  return {
    billing: toOrderAddress(billingAddress, email),
    shipping: shippingAddress ? toOrderAddress(shippingAddress, email) : null,
  }
}

/** Whom the letters go to, where an address does not say it. */
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
