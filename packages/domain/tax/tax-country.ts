import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { errorText } from '@welt/contract/error-text.ts'

type TaxConfig = Pick<StoreView['tax'], 'defaultCountry'>

/** The country whose rates price the catalogue. "PL if none is set in the tax configuration." */
export function taxCountry(tax: TaxConfig): string {
  return tax.defaultCountry ?? 'PL'
}

/** Thrown, since only a wrong configuration causes it. */
export class NoDefaultTaxCountryError extends Error {
  override name = 'NoDefaultTaxCountryError'

  constructor() {
    super(errorText.noDefaultTaxCountry)
  }
}

/** "Totals cannot be computed without a default country in the tax configuration." */
export function requireTaxCountry(tax: TaxConfig): string {
  if (tax.defaultCountry === null) throw new NoDefaultTaxCountryError()
  return tax.defaultCountry
}
