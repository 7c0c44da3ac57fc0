import { requireTaxCountry } from '@welt/domain/tax/tax-country.ts'
import type { CheckoutChoice } from './cart-quote.ts'
import type { CartSurroundings } from './cart-surroundings.ts'

/**
 * Where it is sent to; what nobody sends goes where it is billed. While the shopper has not said, it is the store view's
 * own country. A code that is none counts as not said.
 */
export function destinationOf(
  checkout: CheckoutChoice | null,
  isVirtual: boolean,
  { storeView: { tax } }: Pick<CartSurroundings, 'storeView'>,
): { country: string; region: string } {
  const { shippingAddress = null, billingAddress = null } = checkout ?? {}
  const address = isVirtual ? (billingAddress ?? shippingAddress) : shippingAddress
  const country = address?.country_id?.toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(country)) return { country: requireTaxCountry(tax), region: tax.defaultRegion }
  return { country, region: address?.region?.region ?? '' }
}
