import type { Product } from '@welt/contract/entity/product.ts'
import { checkOptions } from '@welt/domain/cart/check-options.ts'
import { fromCents, toCents } from '@welt/domain/money/cents.ts'
import { isInStock } from '@welt/domain/stock/stock-status.ts'
import type { Shop } from '../store-view/shop.ts'
import { leanKeys } from './pick-lean.ts'

/** As many as are looked at: the cheapest ones may be sold out, or in the cart already. */
const candidates = 12

/** The cheapest article without a choice that costs at least so much, and is there; null where there is none. */
export async function loadFittingProduct(
  shop: Shop,
  { missingCents, without }: { missingCents: number; without: readonly string[] },
): Promise<Product | null> {
  const answer = await shop.api.search('product', {
    filters: {
      type_id: { eq: 'simple' },
      visibility: { in: [2, 3, 4] },
      status: { in: [0, 1] },
      // The index holds net prices where the store view does: what is too cheap is left out below.
      final_price: { gte: fromCents(Math.floor(missingCents / 1.5)) },
    },
    sort: 'final_price',
    size: candidates,
    include: [...leanKeys, 'hf_sub_headline'],
  })
  if (!answer.ok) {
    // Nothing is offered then: the hint stands for itself.
    shop.log.warn({ at: answer.at }, 'no product could be found that fits')
    return null
  }
  return (
    answer.result.items.find(
      (product) =>
        toCents(product.price_incl_tax ?? 0) >= missingCents &&
        !without.includes(product.sku) &&
        checkOptions(product) === null &&
        (!product.stock || isInStock(product.stock)),
    ) ?? null
  )
}
