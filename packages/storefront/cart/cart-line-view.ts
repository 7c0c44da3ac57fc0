import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { unitPrice } from '@welt/domain/cart/unit-price.ts'
import { multiplyCents, toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { basePrice } from '@welt/domain/product/base-price.ts'
import { ratingOf } from '@welt/domain/review/rating-of.ts'
import { stockStatus } from '@welt/domain/stock/stock-status.ts'
import { type Picture, pictureOf } from '../picture/picture.ts'
import { type RatingTexts, ratingTexts } from '../review/rating-texts.ts'
import type { Shop } from '../store-view/shop.ts'
import { productPath } from '../url/entity-path.ts'

/** A line of the cart as the pages show it. */
export interface CartLineView {
  item: CartItem
  /** Tells the lines of a list apart. */
  key: string
  name: string
  /** Where it is sold. */
  path: string
  /** Colour, size and whatever else was chosen. */
  choice: string
  qty: number
  /** As many as may be bought of it. */
  maximum: number
  /** Of all its pieces. */
  price: string
  /** Of one, where there are several. */
  unitPrice?: string
  /** Per kilogram, litre or metre. */
  basePrice?: string
  /** What a coupon takes off it. */
  discount?: string
  picture: Picture
  isSoldOut: boolean
  /** What buyers gave, if anybody did; without a count it is the source's own, "fixed at 5 of 5". */
  rating?: Pick<RatingTexts, 'average'> & Partial<RatingTexts>
}

export type ViewShop = Pick<Shop, 'storeView' | 'config' | 'texts'>

export function cartLineView(item: CartItem, shop: ViewShop): CartLineView {
  const { config, texts } = shop
  const { i18n, seo } = shop.storeView
  const name = item.name ?? item.sku
  const unit = unitPrice(item)
  const perUnit = basePrice(item)
  const discount = config.cart.showItemDiscounts ? toCents(item.totals?.discount_amount ?? 0) : 0
  const rating = ratingOfLine(item, shop)
  const parent = { id: item.parentId ?? item.id ?? 0, sku: item.parentSku ?? item.sku, name }
  const path = productPath(seo, { ...item, ...parent })
  return {
    item,
    key: `${item.sku}/${item.checksum ?? ''}`,
    name,
    path: item.parentSku ? `${path}?childSku=${encodeURIComponent(item.sku)}` : path,
    choice: (item.options ?? []).map(({ label, value }) => `${label} ${value}`).join(', '),
    qty: item.qty,
    maximum: Math.min(item.stock?.max_sale_qty ?? Number.POSITIVE_INFINITY, config.checkout.maxSaleQuantity),
    price: formatPrice(multiplyCents(unit, item.qty), i18n),
    ...(item.qty > 1 && { unitPrice: formatPrice(unit, i18n) }),
    ...(perUnit && {
      basePrice: texts.text('cart.basePrice', { price: formatPrice(perUnit.price, i18n), unit: perUnit.per }),
    }),
    ...(discount > 0 && { discount: formatPrice(0 - discount, i18n) }),
    picture: pictureOf(item.image, name),
    isSoldOut: stockStatus(item.stock, config.stock) === 'out_of_stock',
    ...(rating && { rating }),
  }
}

/** An invented rating misleads: only the profile that shows nothing but the source's elements has it. */
function ratingOfLine(item: CartItem, { config, storeView }: ViewShop): CartLineView['rating'] | null {
  if (config.legal.profile === 'spec') return { average: '5' }
  const rating = ratingOf(item)
  return rating && ratingTexts(rating, storeView.i18n)
}
