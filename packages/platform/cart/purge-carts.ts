import type { Database } from '../storage/database.ts'
import { cartRepo } from './cart-repo.ts'

const day = 24 * 60 * 60 * 1000
export const cartLifeDays = 90

/**
 * Takes away carts that nobody has touched for 90 days: guests' and those that are merged or ordered. What a customer has
 * put aside stays. A few at a time, so that no shopper waits for it; tells how many went.
 */
export async function purgeCarts(database: Database, now: number, batchSize = 200): Promise<number> {
  const before = now - cartLifeDays * day
  let purged = 0
  for (;;) {
    const gone = await cartRepo.purge(database, before, batchSize)
    purged += gone
    if (gone < batchSize) return purged
  }
}
