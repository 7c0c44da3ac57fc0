import type { Product } from '@welt/contract/entity/product.ts'
import { type Cents, multiplyCents, toCents } from '../money/cents.ts'
import { parseQuantity } from '../money/parse-quantity.ts'

type PricedItem = Pick<Product, 'price_incl_tax' | 'original_price_incl_tax' | 'special_price'>

export interface DisplayPrice {
  current: Cents
  /** The struck-through price, null unless the current one is a reduction of it. */
  before: Cents | null
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
  const reduced = Boolean(item.special_price) && price !== 0 && original > price
  return { current: total(price), before: reduced ? total(original) : null }
}
