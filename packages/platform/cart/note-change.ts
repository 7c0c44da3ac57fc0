import type { Queryable } from '../storage/database.ts'
import { cartRepo } from './cart-repo.ts'
import type { CartHead } from './stored-cart.ts'

const hour = 60 * 60 * 1000

/** Only the cleaning of old carts asks for the moment, so an hour is exact enough and saves most of the writing. */
export async function noteChange(
  database: Queryable,
  { id, updatedAt }: Pick<CartHead, 'id' | 'updatedAt'>,
  now: number,
): Promise<void> {
  if (now - Date.parse(updatedAt) > hour) await cartRepo.lock(database, id, now)
}
