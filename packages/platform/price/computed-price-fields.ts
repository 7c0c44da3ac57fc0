import { priceFields } from '@welt/contract/entity/product.ts'

/** What the catalogue itself says; every other price field is computed from these. */
const given = new Set(['price', 'special_price', 'final_price', 'special_from_date', 'special_to_date'])

/** The camelCase mirrors are not among them: they travel where a client names them, or names nothing. */
export const computedPriceFields: readonly string[] = Object.keys(priceFields).filter((field) => !given.has(field))
