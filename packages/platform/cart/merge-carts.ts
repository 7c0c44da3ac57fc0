import type { Database } from '../storage/database.ts'
import { cartRepo, type NewItem } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { findArticle } from './find-article.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

export interface MergeLimits {
  /** The most that a cart may hold of a line's product. */
  maximumOf: (item: StoredItem) => number
  maxLines: number
}

/** What the customer's cart is to hold of the guest's: quantities are added, up to what one cart may hold. */
export function planMerge(
  own: readonly StoredItem[],
  guest: readonly StoredItem[],
  { maximumOf, maxLines }: MergeLimits,
): NewItem[] {
  const put: NewItem[] = []
  let lines = own.length
  for (const held of guest) {
    const { itemId: _itemId, ...item } = held
    const same = own.find(({ sku, optionHash }) => sku === item.sku && optionHash === item.optionHash)
    if (!same && lines >= maxLines) continue
    if (!same) lines += 1
    const most = maximumOf(held)
    put.push({ ...item, qty: Math.max(same?.qty ?? 0, Math.min(most, (same?.qty ?? 0) + item.qty)) })
  }
  return put
}

/**
 * Puts a guest's cart into a customer's, once, however many ask for it together: who takes the guest's cart out of use
 * moves its lines. The customer's cart is locked first, always, so that two never wait for each other. False when the
 * customer's cart is no longer active.
 */
export async function mergeCarts(
  database: Database,
  { own, guest }: { own: StoredCart; guest: StoredCart },
  surroundings: CartSurroundings,
): Promise<boolean> {
  const { now, settings } = surroundings
  const where = { ...surroundings, customerGroupId: own.customerGroupId }
  const maximumOf = (item: StoredItem) => {
    const found = findArticle(item, where)
    return 'article' in found ? found.article.maximum : settings.maxSaleQuantity
  }
  return database.transaction(
    async (tx) => {
      if (!(await cartRepo.lock(tx, own.id, now))) return false
      if (!(await cartRepo.setStatus(tx, guest.id, 'merged'))) return true
      // Read again: only now nobody else can change them.
      const target = await cartRepo.findByToken(tx, own.token)
      const source = await cartRepo.findByToken(tx, guest.token)
      const limits = { maximumOf, maxLines: settings.maxLines }
      for (const item of planMerge(target?.items ?? [], source?.items ?? [], limits)) {
        await cartRepo.putItem(tx, own.id, item)
      }
      if (source?.couponCode && !target?.couponCode) await cartRepo.setCoupon(tx, own.id, source.couponCode, now)
      return true
    },
    { isolation: 'read committed' },
  )
}
