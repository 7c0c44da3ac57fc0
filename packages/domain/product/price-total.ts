import type { Product } from '@welt/contract/entity/product.ts'
import { fromCents, multiplyCents, toCents } from '../money/cents.ts'
import { toFixedPoint } from '../money/fixed-point.ts'
import { share } from '../money/share.ts'
import { fromUnits, toUnits } from '../price/taxed-amount.ts'

/** The price fields of a product that is the sum of others, ready to be put on it. */
export interface PriceTotal {
  price: number
  price_tax: number
  price_incl_tax: number
}

export interface PriceLine {
  product: Pick<Product, 'price' | 'price_incl_tax'>
  qty: number
}

/** Products already priced, added exactly; without any the total is price 0 and tax 0. */
export function priceTotal(lines: readonly PriceLine[]): PriceTotal {
  let netUnits = 0
  let grossCents = 0
  for (const { product, qty } of lines) {
    netUnits += share(toUnits(product.price ?? 0), toFixedPoint(qty, 4), 10_000)
    grossCents += multiplyCents(toCents(product.price_incl_tax ?? 0), qty)
  }
  const price_incl_tax = fromCents(grossCents)
  return { price: fromUnits(netUnits), price_tax: fromUnits(toUnits(price_incl_tax) - netUnits), price_incl_tax }
}
