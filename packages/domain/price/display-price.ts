import type { Product } from '@welt/contract/entity/product.ts'
import { type Cents, multiplyCents, toCents } from '../money/cents.ts'
import { parseQuantity } from '../money/parse-quantity.ts'

type PricedItem = Pick<Product, 'price_incl_tax' | 'original_price_incl_tax' | 'special_price'> & {
  /** The lowest price of the thirty days before the reduction, tax included, where the catalogue knows it. */
  lowest_price_30_days?: number | undefined
}

export interface DisplayPrice {
  current: Cents
  /** The struck-through price, null unless the current one is a reduction of it. */
  before: Cents | null
  /** What must stand beside a reduction (§ 11 PAngV): the lowest price of the thirty days before, for one piece. */
  lowest: Cents | null
}

export interface DisplayPriceOptions {
  /** A number or its text. */
  quantity?: unknown
  /** What the chosen custom options add to one piece. */
  optionPrice?: Cents
}

/** What a page shows for a priced product, tax included. */
export function displayPrice(
  item: PricedItem,
  { quantity = 1, optionPrice = 0 }: DisplayPriceOptions = {},
): DisplayPrice {
  const pieces = parseQuantity(quantity)
  const total = (decimal: number) => multiplyCents(toCents(decimal) + optionPrice, pieces)

  const { price_incl_tax: price = 0, original_price_incl_tax: original = 0 } = item
  const lowest = item.lowest_price_30_days
  // Raised first and lowered then is no reduction, whatever the regular price says.
  const isLawful = lowest === undefined || price < lowest
  const isReduced = Boolean(item.special_price) && price !== 0 && original > price && isLawful
  if (!isReduced) return { current: total(price), before: null, lowest: null }
  return { current: total(price), before: total(original), lowest: lowest === undefined ? null : toCents(lowest) }
}
