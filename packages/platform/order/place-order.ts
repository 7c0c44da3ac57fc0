import type { OrderPlaced } from '@welt/contract/api/order.ts'
import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { orderNumber } from '@welt/domain/order/order-number.ts'
import type { CartQuote } from '../cart/cart-quote.ts'
import { cartRepo } from '../cart/cart-repo.ts'
import type { CartSettings } from '../cart/cart-settings.ts'
import { noteChange } from '../cart/note-change.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { SurroundingsOf } from '../cart/surroundings-of.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { type Failure, fail } from '../http/envelope.ts'
import { confirmationKey } from '../mail/confirmation-key.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import type { OrderNotice } from '../mail/queued-mail.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { writeMovements } from '../stock/write-movements.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { checkOrder } from './check-order.ts'
import type { OrderFacts } from './order-document.ts'
import { type OrderSettings, textPagesOf } from './order-settings.ts'
import { currentTexts, hashesByKind, type OrderText } from './order-texts.ts'
import { placementRepo } from './placement-repo.ts'
import { quoteOrder } from './quote-order.ts'
import type { TextKeeper } from './text-keeper.ts'
import { useCoupon } from './use-coupon.ts'
import { nextOrderId, writeOrder } from './write-order.ts'

export interface PlaceOrderOptions {
  database: Database
  catalog: Pick<Catalog, 'index'>
  storeViews: readonly StoreView[]
  clock: () => number
  cart: CartSettings
  order: OrderSettings
}

export interface Placing extends Pick<PlaceOrderOptions, 'database' | 'clock' | 'order'> {
  keeper: TextKeeper
  surroundingsOf: SurroundingsOf
}

export interface OrderCall {
  request: OrderRequest
  /** Whose it is and where it is sold; what it holds is read again when nobody can change it. */
  cart: Pick<StoredCart, 'id' | 'token' | 'customerId' | 'storeCode' | 'updatedAt'>
  billing: OrderAddress
  /** Null where the order names none. */
  shipping: OrderAddress | null
  keyHashes: readonly string[]
  bodyHash: string
  /** Where it was sent to: it stands in for a store view that the shop no longer has. */
  storeView: StoreView
}

export type PlacingOutcome =
  | { state: 'placed'; answer: OrderPlaced; skus: string[]; texts: readonly OrderText[] }
  /** Somebody was faster, with the same cart or the same key. */
  | { state: 'overtaken' }
  | { state: 'refused'; failure: Failure; couponGone?: true }

/** Takes an outcome out of the transaction that it undoes. */
class Undone extends Error {
  readonly outcome: PlacingOutcome

  constructor(outcome: PlacingOutcome) {
    super(outcome.state)
    this.outcome = outcome
  }
}

/** Other processes write too, and a buyer is not sent away because many buy at once. */
const patience = 20

/**
 * Makes the cart hold what was ordered, prices it, writes everything down and takes it from the shelf: all of it, or
 * nothing. Statements that compete ask and change at once and are sent in one order by everybody: cart, key, coupon,
 * shelves by sku.
 */
export async function placeOrder(call: OrderCall, options: Placing): Promise<PlacingOutcome> {
  try {
    const outcome = await options.database.transaction((tx) => place(tx, call, options), {
      isolation: 'read committed',
      sharesCommit: true,
      maxRetries: patience,
    })
    if (outcome.state === 'placed') options.keeper.remember(outcome.texts)
    return outcome
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const { outcome } = error
    // It is said once; the next try is at the price without it.
    if ('couponGone' in outcome) await cartRepo.setCoupon(options.database, call.cart.id, null, options.clock())
    return outcome
  }
}

async function place(tx: Queryable, call: OrderCall, options: Placing): Promise<PlacingOutcome> {
  const { request, keyHashes, bodyHash } = call
  const surroundings = options.surroundingsOf(call.cart.storeCode, call.storeView)
  const { index, storeView, now } = surroundings
  const createdAt = new Date(now).toISOString()

  // First of all: both hold the cart's row, so that nobody changes or orders the cart at the same time.
  await noteChange(tx, call.cart, now)
  if (!(await cartRepo.setStatus(tx, call.cart.id, 'ordered'))) throw new Undone({ state: 'overtaken' })
  const quoted = await quoteOrder(tx, call, surroundings)
  if ('failure' in quoted) throw refused(quoted.failure)
  const { cart, quote } = quoted
  const checked = checkOrder(request, quoted, surroundings)
  if ('failure' in checked) throw refused(checked.failure)
  // Whoever has a coupon and says no total expects it to count: they are told rather than charged more.
  if (cart.couponCode !== null && quote.couponCode === null && !isNumber(request.expected_total)) throw couponGone()

  const entityId = await nextOrderId(tx)
  const facts = orderFacts({
    call,
    cart,
    quote,
    payment: checked.payment,
    storeView,
    entityId,
    createdAt,
    deliveryTime: options.order.deliveryTime[writtenLanguage(storeView.i18n)],
  })
  const texts = currentTexts(index, textPagesOf(options.order, storeView), storeView.storeId)
  await options.keeper.keep(tx, texts)
  const answer = answerFor(entityId, createdAt)
  const beside = { texts: hashesByKind(texts), cartId: cart.id, bodyHash, answer: JSON.stringify(answer) }
  const isNew = (await writeOrder(tx, facts, beside)) && (await placementRepo.addKeys(tx, entityId, keyHashes))
  if (!isNew) throw new Undone({ state: 'overtaken' })
  await outboxRepo.add(tx, confirmationOf(facts), now)

  // What everybody wants comes last: whoever holds it has little left to do before the next one's turn.
  const buyer = { orderId: entityId, customerId: cart.customerId, email: facts.billing.email ?? '' }
  if (quote.couponCode !== null && !(await useCoupon(tx, quote.couponCode, buyer))) throw couponGone()
  const reservation = await reserveStock(
    tx,
    quote.lines.flatMap(({ picks }) => picks),
    createdAt,
  )
  if (!reservation.ok) throw refused(notAvailable(reservation.sku, quote))
  await writeMovements(tx, reservation.movements, { reason: 'placed', orderId: entityId, at: createdAt })
  return { state: 'placed', answer, skus: reservation.movements.map(({ sku }) => sku), texts }
}

interface Parts extends Omit<OrderFacts, 'customer' | 'billing' | 'shipping'> {
  call: OrderCall
  cart: StoredCart
}

function orderFacts({ call, cart, ...parts }: Parts): OrderFacts {
  return {
    ...parts,
    customer: cart.customerId === null ? null : { id: cart.customerId, groupId: cart.customerGroupId },
    billing: call.billing,
    shipping: parts.quote.isVirtual ? null : call.shipping,
  }
}

/** There is no order without its confirmation; what that says is written when it is sent. */
function confirmationOf({ entityId, storeView, billing }: OrderFacts): OrderNotice {
  return {
    key: confirmationKey(entityId),
    kind: 'order-placed',
    storeCode: storeView.storeCode,
    to: billing.email ?? '',
    orderId: entityId,
  }
}

function notAvailable(sku: string, { lines }: CartQuote): Failure {
  const line = lines.find(({ picks }) => picks.some((pick) => pick.sku === sku))
  return fail(400, errorText.addingProducts(errorText.pieceNotAvailable(line?.name ?? sku, sku)))
}

function answerFor(entityId: number, transferedAt: string): OrderPlaced {
  const id = String(entityId)
  return { magentoOrderId: id, orderNumber: orderNumber(entityId), backendOrderId: id, transferedAt }
}

function refused(failure: Failure): Undone {
  return new Undone({ state: 'refused', failure })
}

function couponGone(): Undone {
  return new Undone({ state: 'refused', failure: fail(400, errorText.wrongCoupon), couponGone: true })
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
