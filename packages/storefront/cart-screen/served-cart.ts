import type { CartState } from '@welt/contract/entity/cart-state.ts'

/** The cart of a browser that has run no script so far. */
export interface ServedCart {
  cart: CartState
  /** What came of the form that led here. */
  notices: CartNotice[]
}

export interface CartNotice {
  type: string
  message: string
}
