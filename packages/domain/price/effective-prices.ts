import type { GivenPrices } from './given-prices.ts'
import { noAmount, type TaxedAmount } from './taxed-amount.ts'

/** What a product costs now. `special` is no amount unless the price is a reduced one. */
export interface EffectivePrices {
  price: TaxedAmount
  special: TaxedAmount
  final: TaxedAmount
}

/**
 * The price is the special price while that counts, else the final price (a catalogue promotion) where it is lower, else the regular one.
 * Where both reduce, the lower final price is told as the special one.
 */
export function effectivePrices(given: GivenPrices, specialPriceActive: boolean): EffectivePrices {
  const { regular, special } = given
  if (specialPriceActive && isReduction(given)) {
    const final = given.final.net > 0 ? given.final : special
    return { price: special, special: final.net < special.net ? final : special, final }
  }

  // A final price equal to the special one is that price, as it was when the catalogue was written: outside the window it ends with it.
  const final = given.final.net > 0 && given.final.net !== special.net ? given.final : regular
  return { price: final.net < regular.net ? final : regular, special: noAmount, final }
}

/** "It is also zeroed when the final price is at least the original price": then the platform says that nothing is reduced. */
function isReduction({ regular, special, final }: GivenPrices): boolean {
  if (special.net <= 0 || special.net >= regular.net) return false
  return final.net <= 0 || final.net < regular.net
}
