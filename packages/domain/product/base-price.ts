import type { Product } from '@welt/contract/entity/product.ts'
import { type Cents, toCents } from '../money/cents.ts'
import { toFixedPoint } from '../money/fixed-point.ts'
import { share } from '../money/share.ts'

export interface BasePrice {
  price: Cents
  per: 'kg' | 'l' | 'm'
}

interface Unit {
  per: BasePrice['per']
  /** One of this unit is `size` / `of` of the unit that the law asks for. */
  size: number
  of: number
}

const units: Readonly<Record<string, Unit>> = {
  2244: { per: 'kg', size: 1, of: 1 },
  // One pound is 0.45359237 kg by definition.
  2245: { per: 'kg', size: 45_359_237, of: 100_000_000 },
  2246: { per: 'kg', size: 1, of: 1000 },
  2247: { per: 'l', size: 1, of: 1 },
  2248: { per: 'l', size: 1, of: 1000 },
  2249: { per: 'm', size: 1, of: 1 },
  2250: { per: 'm', size: 1, of: 100 },
  2251: { per: 'm', size: 1, of: 1000 },
}

type BasePriced = Pick<Product, 'price_incl_tax' | 'base_price_amount' | 'base_price_unit'>

/**
 * The shown price for 1 kg, 1 l or 1 m, null where it names no price, no amount, or less than 10 g or 10 ml.
 * The law knows no other reference amount any more, so base_price_base_amount (often 100) does not enter.
 */
export function basePrice(product: BasePriced): BasePrice | null {
  const unit = units[String(product.base_price_unit)]
  const amount = toFixedPoint(product.base_price_amount ?? 0, 4)
  const price = product.price_incl_tax
  if (price === undefined || !unit || amount <= 0 || isExempt(amount, unit)) return null
  return { price: share(toCents(price), unit.of * 10_000, amount * unit.size), per: unit.per }
}

/** Amounts come in ten-thousandths; 10 g is a hundredth of a kilogram. */
function isExempt(amount: number, { per, size, of }: Unit): boolean {
  return per !== 'm' && amount * size * 100 < of * 10_000
}
