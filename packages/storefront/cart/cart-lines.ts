import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'

/** A cart line as the mini cart shows it. */
export interface CartLineView {
  item: CartItem
  name: string
  /** Colour, size and whatever else was chosen. */
  choice: string
  qty: number
  price: string
  picture: Picture
}

export interface CartView {
  lines: CartLineView[]
  subtotal: string
}

export function cartView(items: readonly CartItem[], i18n: StoreView['i18n']): CartView {
  const shown = shownItems(items)
  const prices = shown.map((item) => displayPrice(item, { quantity: item.qty }).current)
  return {
    lines: shown.map((item, index) => ({
      item,
      name: item.name ?? item.sku,
      choice: (item.options ?? []).map(({ label, value }) => `${label} ${value}`).join(', '),
      qty: item.qty,
      price: formatPrice(prices[index] ?? 0, i18n),
      picture: pictureOf(item.image, item.name ?? item.sku),
    })),
    subtotal: formatPrice(
      prices.reduce((sum, price) => sum + price, 0),
      i18n,
    ),
  }
}
