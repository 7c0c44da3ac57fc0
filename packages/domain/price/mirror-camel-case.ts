import type { PriceFields } from './price-fields.ts'

/** "Each is mirrored in camelCase variants", for clients that still read those. `price` is spelled the same either way. */
export function mirrorCamelCase(fields: PriceFields) {
  return {
    priceInclTax: fields.price_incl_tax,
    priceTax: fields.price_tax,
    originalPrice: fields.original_price,
    originalPriceInclTax: fields.original_price_incl_tax,
    originalPriceTax: fields.original_price_tax,
    specialPrice: fields.special_price,
    specialPriceInclTax: fields.special_price_incl_tax,
    specialPriceTax: fields.special_price_tax,
    finalPrice: fields.final_price,
    finalPriceInclTax: fields.final_price_incl_tax,
    finalPriceTax: fields.final_price_tax,
  }
}
