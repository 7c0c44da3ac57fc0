import type { Failure } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import type { Database } from '../storage/database.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { findCart } from './find-cart.ts'
import type { StoredCart } from './stored-cart.ts'
import type { SurroundingsOf } from './surroundings-of.ts'

/** A cart that the visitor may touch, with what it is priced by. */
export interface OpenCart {
  cart: StoredCart
  surroundings: CartSurroundings
}

export interface OpenCartOptions {
  database: Database
  readVisitor: VisitorReader
  surroundingsOf: SurroundingsOf
}

export type OpenCartFor = (
  context: RequestContext,
  cartId: string | undefined,
  toChange?: boolean,
) => Promise<{ open: OpenCart } | { failure: Failure }>

export function createOpenCart({ database, readVisitor, surroundingsOf }: OpenCartOptions): OpenCartFor {
  return async (context, cartId, toChange = false) => {
    const { storeView } = context
    const visitor = await readVisitor(context)
    const found = await findCart(database, { visitor, cartId, storeCode: storeView.storeCode, toChange })
    if ('failure' in found) return found
    return { open: { cart: found.cart, surroundings: surroundingsOf(found.cart.storeCode, storeView) } }
  }
}
