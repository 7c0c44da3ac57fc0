import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type ConfiguredItem, checkOptions, type OptionsFault } from './check-options.ts'

export interface ItemFault {
  reason: 'price-unknown' | 'product-error' | OptionsFault
  /** As the source documents write it, or as the product itself says. */
  text: string
}

/** Why a product cannot be added to the cart; an empty list lets it in. */
export function validateItem(
  product: Pick<Product, 'price_incl_tax' | 'errors'> & ConfiguredItem,
  rules: { allowZeroPriceProducts: boolean },
): ItemFault[] {
  const priceFaults: ItemFault[] = hasKnownPrice(product.price_incl_tax, rules.allowZeroPriceProducts)
    ? []
    : [{ reason: 'price-unknown', text: errorText.priceUnknown }]
  const options = checkOptions(product)
  const optionFaults = options ? [{ reason: options, text: optionTexts[options] }] : []
  const productFaults = Object.entries(product.errors ?? {})
    .filter(([, error]) => Boolean(error))
    .map(([name, error]): ItemFault => ({ reason: 'product-error', text: errorWords(name, error) }))
  return [...priceFaults, ...optionFaults, ...productFaults]
}

const optionTexts = {
  unconfigured: errorText.unconfigured,
  'option-quantity': errorText.optionQuantity,
} as const satisfies Record<OptionsFault, string>

/** A price that is missing is as unknown as one below zero. */
function hasKnownPrice(price: number | undefined, zeroAllowed: boolean): boolean {
  if (price === undefined) return false
  return zeroAllowed ? price >= 0 : price > 0
}

/** An error that says nothing readable is named by what it is about, rather than shown as `[object Object]`. */
function errorWords(name: string, error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof Error) return error.message
  return name
}
