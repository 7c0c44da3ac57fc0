import { z } from 'zod'
import { CartItem } from './cart-item.ts'
import { TotalSegment, Totals } from './cart-totals.ts'
import { PaymentMethod } from './payment-method.ts'
import { ShippingMethod } from './shipping-method.ts'

/** A cart as the browser keeps it between visits. */
export const CartState = z.object({
  cartItems: z.array(CartItem),
  /** What the platform calls the cart. */
  cartServerToken: z.string().nullable(),
  /** Whether that cart is an account's. */
  cartServerOwner: z.enum(['guest', 'customer']).nullable(),
  /** Of the items that were sent last: nothing is sent again while it is the same. */
  cartItemsHash: z.string().nullable(),
  platformTotals: Totals.nullable(),
  platformTotalSegments: z.array(TotalSegment).nullable(),
  /** Of the items, the cart and the coupon that the totals are about. */
  totalsHash: z.string().nullable(),
  /** What the shopper wants taken off, and the cart on which it lies already. */
  coupon: z.object({ code: z.string(), cart: z.string().nullable() }).nullable(),
  shippingMethods: z.array(ShippingMethod),
  paymentMethods: z.array(PaymentMethod),
  /** How many changes of each tab are in it: by this a tab sees when another has written over its own. */
  writes: z.record(z.string(), z.number()),
})
export type CartState = z.infer<typeof CartState>
