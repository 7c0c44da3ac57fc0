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
  const { regular, special, final } = given
  const hasFinal = final.net > 0

  if (!specialPriceActive || !isReduction(given)) {
    const price = hasFinal && final.net < regular.net ? final : regular
    return { price, special: noAmount, final: hasFinal ? final : price }
  }
  return {
    price: special,
    special: hasFinal && final.net < special.net ? final : special,
    final: hasFinal ? final : special,
  }
}

/** "It is also zeroed when the final price is at least the original price": then the platform says that nothing is reduced. */
function isReduction({ regular, special, final }: GivenPrices): boolean {
  if (special.net <= 0 || special.net >= regular.net) return false
  return final.net <= 0 || final.net < regular.net
}
