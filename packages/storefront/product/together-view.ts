import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { amountText, type PriceView } from './price-view.ts'
import type { Companion } from './product-page-data.ts'
import type { ViewContext } from './view-context.ts'

export interface TogetherView {
  items: TogetherItem[]
  /** What all of them cost, tax included. */
  total: string
}

export interface TogetherItem {
  sku: string
  name: string
  /** Null for the product whose page it is. */
  path: string | null
  picture: string | null
  price: string
  facts: string[]
}

interface Chosen {
  sku: string
  name: string
  picture: string | null
  price: Pick<PriceView, 'current' | 'amount' | 'isFrom'>
}

/** The product as it is chosen, what is often ordered along with it, and the sum. */
export function togetherView(
  chosen: Chosen,
  companions: readonly Companion[],
  context: Pick<ViewContext, 'text' | 'i18n'>,
): TogetherView {
  const { amount, isFrom, current } = chosen.price
  const prices = companions.map(({ product }) => displayPrice(product).current)
  const sum = prices.reduce((total, price) => total + price, amount)
  return {
    items: [
      {
        sku: chosen.sku,
        name: chosen.name,
        path: null,
        picture: chosen.picture,
        price: current,
        facts: [context.text('detail.together.this')],
      },
      ...companions.map(({ card }, place) => ({
        sku: card.sku,
        name: card.name,
        path: card.path,
        picture: card.picture.path,
        price: formatPrice(prices[place] ?? 0, context.i18n),
        facts: [card.fact, card.lowest ?? '', card.basePrice ?? ''].filter(Boolean),
      })),
    ],
    total: amountText({ amount: sum, isFrom }, context),
  }
}
