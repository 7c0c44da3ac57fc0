import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { basePrice } from '@welt/domain/product/base-price.ts'
import type { ViewContext } from './view-context.ts'

/** Ready texts, tax included. */
export interface PriceView {
  current: string
  /** In cents; the lowest of several where `isFrom`. */
  amount: number
  isFrom: boolean
  /** The recommended retail price, where a special price is running. */
  before: string | null
  /** The lowest price of the thirty days before the reduction, with the words that say so. */
  lowest: string | null
  /** Per kilogram, litre or metre. */
  base: string | null
}

/** The price of the product as chosen. While several variants are left that differ in price, the lowest one with a word before it. */
export function priceView(
  product: Product,
  left: readonly ConfigurableChild[],
  { text, i18n }: Pick<ViewContext, 'text' | 'i18n'>,
): PriceView {
  const { priced, differs } = cheapest(product, left)
  const { current, before, lowest } = displayPrice(priced)
  const perUnit = basePrice(priced)
  return {
    current: amountText({ amount: current, isFrom: differs }, { text, i18n }),
    amount: current,
    isFrom: differs,
    before: before === null ? null : formatPrice(before, i18n),
    lowest: lowest === null ? null : text('card.lowest', { price: formatPrice(lowest, i18n) }),
    base: perUnit && text('product.basePrice', { price: formatPrice(perUnit.price, i18n), unit: perUnit.per }),
  }
}

export function amountText(
  { amount, isFrom }: Pick<PriceView, 'amount' | 'isFrom'>,
  { text, i18n }: Pick<ViewContext, 'text' | 'i18n'>,
): string {
  const price = formatPrice(amount, i18n)
  return isFrom ? text('product.fromPrice', { price }) : price
}

/** A variant names a price only where it differs from its parent's. */
function cheapest(product: Product, left: readonly ConfigurableChild[]): { priced: Product; differs: boolean } {
  if (left.every((variant) => variant.price_incl_tax === undefined)) return { priced: product, differs: false }
  const priced = left.map((variant) => ({ ...product, ...variant, name: product.name }))
  const amounts = priced.map((variant) => variant.price_incl_tax ?? 0)
  const lowest = Math.min(...amounts)
  return {
    priced: priced[amounts.indexOf(lowest)] ?? product,
    differs: amounts.some((amount) => amount !== lowest),
  }
}
