import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Queryable } from '../storage/database.ts'
import { cartRepo } from './cart-repo.ts'
import type { CartHead, StoredCart } from './stored-cart.ts'

export interface CartQuestion {
  visitor: Visitor
  /** As a client sent it; null, undefined and their texts mean that it sent none. */
  cartId: string | null | undefined
  storeCode: string
}

/**
 * The active cart that a call means, if the visitor may touch it: a guest's cart is reached by its id alone, a customer's
 * needs that customer's token. What is not theirs looks like what does not exist.
 */
export function findCart(database: Queryable, question: CartQuestion): Promise<Found<StoredCart>> {
  return findAllowed(database, question, (token) => cartRepo.findByToken(database, token))
}

/** The same without its lines. */
export function findCartHead(database: Queryable, question: CartQuestion): Promise<Found<CartHead>> {
  return findAllowed<CartHead>(database, question, (token) => cartRepo.findHead(database, token))
}

type Found<Cart> = { cart: Cart } | { failure: Failure }

async function findAllowed<Cart extends CartHead>(
  database: Queryable,
  { visitor, cartId, storeCode }: CartQuestion,
  byToken: (token: string) => Promise<Cart | undefined>,
): Promise<Found<Cart | StoredCart>> {
  if (visitor.kind === 'expired') return { failure: fail(401, errorText.notAuthorized) }
  const customerId = visitor.kind === 'customer' ? visitor.customerId : null
  const named = isNamed(cartId)
  if (!named && customerId === null) return { failure: fail(400, errorText.noCartId) }

  const cart = named ? await byToken(cartId) : await cartRepo.findActiveOf(database, customerId ?? 0, storeCode)
  if (!cart || !isOpenTo(cart, customerId)) return { failure: fail(404, errorText.noSuchCart) }
  return { cart }
}

/** Whether a visitor may see and change a cart; one that is merged or ordered is over. */
export function isOpenTo(cart: Pick<CartHead, 'customerId' | 'status'>, customerId: number | null): boolean {
  return cart.status === 'active' && (cart.customerId === null || cart.customerId === customerId)
}

/** Field clients send the texts of what they do not have. */
export function isNamed(cartId: string | null | undefined): cartId is string {
  return Boolean(cartId) && cartId !== 'null' && cartId !== 'undefined'
}
