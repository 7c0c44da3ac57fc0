import type { ProductOption } from '@welt/contract/entity/product.ts'
import type { CheckoutChoice } from './cart-quote.ts'

export type CartStatus = 'active' | 'merged' | 'ordered'

/** A line as it is kept: what was chosen, never what it costs. */
export interface StoredItem {
  itemId: number
  /** Of the variant, where there is one. */
  sku: string
  parentSku: string | null
  /** Tells lines of one sku apart by their custom or bundle options; '' where there are none. */
  optionHash: string
  qty: number
  productOption: ProductOption | null
}

/** A cart without its lines. */
export interface CartHead {
  /** Ours; it never leaves the platform. */
  id: number
  /** What clients call the cart by. */
  token: string
  customerId: number | null
  /** Whose prices count; 0 for guests. */
  customerGroupId: number
  storeCode: string
  status: CartStatus
  couponCode: string | null
  checkout: CheckoutChoice | null
  /** When it was last touched, give or take an hour. */
  updatedAt: string
}

export interface StoredCart extends CartHead {
  items: StoredItem[]
}
