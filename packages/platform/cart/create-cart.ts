import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Database } from '../storage/database.ts'
import { customerCartId, guestCartId } from './cart-id.ts'
import { cartRepo } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { type CartQuestion, isNamed } from './find-cart.ts'
import { mergeCarts } from './merge-carts.ts'
import type { StoredCart } from './stored-cart.ts'

/** The id of the visitor's cart. A guest gets a new one; a customer's is found again, made only where there is none. */
export async function createCart(
  database: Database,
  { visitor, cartId, storeCode }: CartQuestion,
  surroundings: CartSurroundings,
): Promise<{ token: string } | { failure: Failure }> {
  if (visitor.kind === 'expired') return { failure: fail(401, errorText.notAuthorized) }
  if (visitor.kind === 'guest') {
    const token = guestCartId()
    await cartRepo.insert(database, { token, customerId: null, storeCode }, surroundings.now)
    return { token }
  }
  const { customerId } = visitor
  const guest = isNamed(cartId) ? await cartRepo.findByToken(database, cartId) : undefined
  for (let tries = 0; tries < mostTries; tries++) {
    const own = await activeCart(database, { customerId, storeCode }, surroundings.now)
    const isMergeable = guest?.customerId === null && guest.status === 'active'
    if (!isMergeable || (await mergeCarts(database, { own, guest }, surroundings))) return { token: own.token }
  }
  throw new Error('A customer’s cart was ordered each time before another could be merged into it.')
}

/** A cart can be ordered between finding and changing it, hardly twice in a row. */
const mostTries = 5

/** Race-safe: a customer has one active cart in a store view, and who comes second finds the first one's. */
async function activeCart(
  database: Database,
  owner: { customerId: number; storeCode: string },
  now: number,
): Promise<StoredCart> {
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await cartRepo.findActiveOf(database, owner.customerId, owner.storeCode)
    if (known) return known
    await cartRepo.insert(database, { ...owner, token: customerCartId() }, now)
  }
  throw new Error('A customer’s cart was made and not found.')
}
