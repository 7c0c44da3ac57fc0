import type { EffectivePrices } from './effective-prices.ts'
import type { GivenPrices } from './given-prices.ts'
import { fromUnits } from './taxed-amount.ts'

/** Every amount that a priced product or variant carries on the wire. */
export interface PriceFields {
  price: number
  price_incl_tax: number
  price_tax: number
  original_price: number
  original_price_incl_tax: number
  original_price_tax: number
  special_price: number
  special_price_incl_tax: number
  special_price_tax: number
  final_price: number
  final_price_incl_tax: number
  final_price_tax: number
  original_special_price: number
  original_final_price: number
}

/** Tax is what lies between the rounded gross and the net amount. */
export function writePriceFields(given: GivenPrices, { price, special, final }: EffectivePrices): PriceFields {
  const { regular } = given
  return {
    price: fromUnits(price.net),
    price_incl_tax: fromUnits(price.gross),
    price_tax: fromUnits(price.gross - price.net),
    original_price: fromUnits(regular.net),
    original_price_incl_tax: fromUnits(regular.gross),
    original_price_tax: fromUnits(regular.gross - regular.net),
    special_price: fromUnits(special.net),
    special_price_incl_tax: fromUnits(special.gross),
    special_price_tax: fromUnits(special.gross - special.net),
    final_price: fromUnits(final.net),
    final_price_incl_tax: fromUnits(final.gross),
    final_price_tax: fromUnits(final.gross - final.net),
    // The originals of these two let a later calculation start where this one did; 0 says that the catalogue gave none.
    original_special_price: fromUnits(given.special.net),
    original_final_price: fromUnits(given.final.net),
  }
}
