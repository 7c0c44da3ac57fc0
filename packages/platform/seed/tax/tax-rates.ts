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

/** Rates of the member states for printed books in percent, as of 2026; Denmark knows no reduced one. */
export const bookRates: Readonly<Record<string, number>> = {
  DE: 7,
  AT: 10,
  BE: 6,
  BG: 9,
  HR: 5,
  CY: 3,
  CZ: 0,
  DK: 25,
  EE: 9,
  ES: 4,
  FI: 13.5,
  FR: 5.5,
  GR: 6,
  HU: 5,
  IE: 0,
  IT: 4,
  LT: 5,
  LU: 3,
  LV: 5,
  MT: 5,
  NL: 9,
  PL: 5,
  PT: 6,
  RO: 11,
  SE: 6,
  SI: 5,
  SK: 5,
}

/** Classes of goods, as products name them. */
export const taxClasses = { standard: 2, book: 3 } as const
export type TaxClass = keyof typeof taxClasses

export const germanRates: Readonly<Record<TaxClass, number>> = { standard: 19, book: 7 }

/** The first rule with the product's class decides, and inside it the country. */
export const taxRules: readonly TaxRule[] = [
  rule({ id: 1, code: 'standard', position: 0, rates: standardRates }, 1),
  rule({ id: 2, code: 'book', position: 1, rates: bookRates }, 101),
]

interface RuleSeed {
  id: number
  code: TaxClass
  position: number
  rates: Readonly<Record<string, number>>
}

function rule({ id, code, position, rates }: RuleSeed, firstRateId: number): TaxRule {
  const entries = Object.entries(rates)
  return {
    id,
    code,
    priority: 0,
    position,
    product_tax_class_ids: [taxClasses[code]],
    customer_tax_class_ids: [0, 1, 2, 3],
    tax_rates_ids: entries.map((_, place) => firstRateId + place),
    rates: entries.map(([country, rate], place) => ({
      id: firstRateId + place,
      code: `${country} ${rate}`,
      rate,
      tax_country_id: country,
      tax_region_id: 0,
      tax_postcode: '*',
    })),
  }
}
