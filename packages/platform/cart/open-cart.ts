import type { Failure } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import type { Queryable } from '../storage/database.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import type { CartQuestion } from './find-cart.ts'
import type { CartHead, StoredCart } from './stored-cart.ts'
import type { SurroundingsOf } from './surroundings-of.ts'

/** A cart that the visitor may touch, with what it is priced by. */
export interface OpenCart<Cart extends CartHead = StoredCart> {
  cart: Cart
  surroundings: CartSurroundings
}

export interface OpenCartOptions {
  database: Queryable
  readVisitor: VisitorReader
  surroundingsOf: SurroundingsOf
}

type Find<Cart> = (database: Queryable, question: CartQuestion) => Promise<{ cart: Cart } | { failure: Failure }>

export type OpenCartFor<Cart extends CartHead> = (
  context: RequestContext,
  cartId: string | undefined,
) => Promise<{ open: OpenCart<Cart> } | { failure: Failure }>

export function createOpenCart<Cart extends CartHead>(
  { database, readVisitor, surroundingsOf }: OpenCartOptions,
  find: Find<Cart>,
): OpenCartFor<Cart> {
  return async (context, cartId) => {
    const { storeView } = context
    const visitor = await readVisitor(context)
    const found = await find(database, { visitor, cartId, storeCode: storeView.storeCode })
    if ('failure' in found) return found
    return { open: { cart: found.cart, surroundings: surroundingsOf(found.cart.storeCode, storeView) } }
  }
}
