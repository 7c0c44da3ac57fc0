import { z } from 'zod'
import { CartItem } from './cart-item.ts'
import { TotalSegment, Totals } from './cart-totals.ts'

/** A cart as the browser keeps it between visits. */
export const CartState = z.object({
  cartItems: z.array(CartItem),
  /** What the platform calls the cart. */
  cartServerToken: z.string().nullable(),
  /** Of the items that were sent last: nothing is sent again while it is the same. */
  cartItemsHash: z.string().nullable(),
  platformTotals: Totals.nullable(),
  platformTotalSegments: z.array(TotalSegment).nullable(),
})
export type CartState = z.infer<typeof CartState>
