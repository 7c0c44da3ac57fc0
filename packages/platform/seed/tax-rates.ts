import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'

/** Standard rates of the member states in percent, as of 2026. */
export const standardRates: Readonly<Record<string, number>> = {
  DE: 19,
  AT: 20,
  BE: 21,
  BG: 20,
  HR: 25,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/** One rule: the first rule with the product's class decides, and inside it the country. */
export const taxRules: readonly TaxRule[] = [
  {
    id: 1,
    code: 'standard',
    priority: 0,
    position: 0,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [0, 1, 2, 3],
    tax_rates_ids: Object.keys(standardRates).map((_, index) => index + 1),
    rates: Object.entries(standardRates).map(([country, rate], index) => ({
      id: index + 1,
      code: `${country} ${rate}`,
      rate,
      tax_country_id: country,
      tax_region_id: 0,
      tax_postcode: '*',
    })),
  },
]
