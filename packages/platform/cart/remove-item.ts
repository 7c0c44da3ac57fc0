import { deleteFromCart } from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Database } from '../storage/database.ts'
import { cartRepo } from './cart-repo.ts'
import type { SentItem } from './read-line.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

/** By the line's id; by its sku only where that means one line. */
export async function removeItem(
  database: Database,
  cart: StoredCart,
  sent: Pick<SentItem, 'sku' | 'item_id'>,
  now: number,
): Promise<{ removed: true } | { failure: Failure }> {
  if (!sent.item_id && !sent.sku) return { failure: fail(400, deleteFromCart.errors[400]) }
  const [line, another] = cart.items.filter((item) => isMeant(item, sent))
  if (!line || another) return { failure: fail(404, errorText.noSuchCartItem) }
  return database.transaction(
    async (tx) => {
      if (!(await cartRepo.lock(tx, cart.id, now))) return { failure: fail(404, errorText.noSuchCart) }
      const isGone = await cartRepo.removeItem(tx, cart.id, line.itemId)
      return isGone ? { removed: true as const } : { failure: fail(404, errorText.noSuchCartItem) }
    },
    { isolation: 'read committed' },
  )
}

function isMeant({ itemId, sku }: StoredItem, sent: Pick<SentItem, 'sku' | 'item_id'>): boolean {
  return sent.item_id ? String(itemId) === String(sent.item_id) : sku === sent.sku
}
