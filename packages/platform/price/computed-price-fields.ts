import { camelPriceFields, priceFields } from '@welt/contract/entity/product.ts'

/** What the catalogue itself says; every other price field is computed from these. */
const given = new Set(['price', 'special_price', 'final_price', 'special_from_date', 'special_to_date'])

export const computedPriceFields: readonly string[] = [
  ...Object.keys(priceFields).filter((field) => !given.has(field)),
  ...Object.keys(camelPriceFields),
]
