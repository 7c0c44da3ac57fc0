import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { ProductOption, ProductType } from '@welt/contract/entity/product.ts'
import type { CartTotals, LineTotals } from '@welt/domain/total/cart-totals.ts'

/** A line of a cart with all that the platform itself knows about it; nothing here was said by a client. */
export interface QuotedLine extends LineTotals {
  itemId: number
  /** Of the variant, where there is one. */
  sku: string
  parentSku: string | null
  productId: number
  name: string
  /** `configurable` for a variant, as the field answers it. */
  productType: ProductType
  productOption: ProductOption | null
  /** What was chosen, in words: Farbe: Cognac. */
  options: { label: string; value: string }[]
  isVirtual: boolean
  /** What leaves the shelf for the whole line: the variant itself, or the parts of a bundle. */
  picks: { sku: string; qty: number }[]
}

/** A line that cannot be sold as it stands, with the words for the shopper. */
export interface LineProblem {
  itemId: number
  sku: string
  reason: 'gone' | 'not available' | 'quantity' | 'options'
  text: string
}

export interface ShippingMethod {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  grossCents: number
}

export interface PaymentMethod {
  code: string
  title: string
  /** How to pay, for the letter after the order. */
  instructions?: string | undefined
}

/** What a cart costs at this moment, for this visitor, sent to this country. */
export interface CartQuote {
  lines: QuotedLine[]
  problems: LineProblem[]
  totals: CartTotals
  /** In capitals as the coupon is called; null when none counts. */
  couponCode: string | null
  country: string
  isVirtual: boolean
  shippingMethod: ShippingMethod | null
}

/** What the shopper has said so far about where it goes; sparse while they are still looking. */
export interface CheckoutChoice {
  shippingAddress: Partial<OrderAddress> | null
  billingAddress: Partial<OrderAddress> | null
  carrierCode: string | null
  methodCode: string | null
}
