import type { CartSurroundings } from './cart-surroundings.ts'

/** Without a rate the goods would leave without tax: a price that nobody has decided on. */
export function deliversTo(
  country: string,
  { index, storeView }: Pick<CartSurroundings, 'index' | 'storeView'>,
): boolean {
  const rates = index.taxRules.flatMap((rule) => rule.rates)
  if (rates.length === 0 || country === storeView.tax.defaultCountry) return true
  return rates.some(({ tax_country_id }) => tax_country_id === country)
}
