import { z } from 'zod'
import { CustomerAddress } from './customer.ts'

export const orderStatuses = ['pending', 'processing', 'canceled'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** An address as an order keeps it: as it was then, whatever becomes of the customer's own. */
export const OrderAddress = CustomerAddress.omit({
  id: true,
  customer_id: true,
  default_billing: true,
  default_shipping: true,
}).extend({ email: z.string().optional() })
export type OrderAddress = z.infer<typeof OrderAddress>

/** Amounts are decimals in euros; those with `incl_tax` are gross, the others net. */
export const OrderItem = z.looseObject({
  item_id: z.int(),
  /** Items with a parent are parts of it and not shown. */
  parent_item_id: z.int().optional(),
  product_id: z.int().optional(),
  sku: z.string(),
  name: z.string(),
  product_type: z.string().optional(),
  qty_ordered: z.number(),
  price: z.number(),
  price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  /** What was chosen, in words. */
  options: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
})
export type OrderItem = z.infer<typeof OrderItem>

/** An order of the history, in the shape that clients of the field read. */
export const Order = z.looseObject({
  entity_id: z.int(),
  /** The number that people name. */
  increment_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: OrderStatus,
  state: z.string().optional(),
  store_id: z.int(),
  customer_id: z.int().nullish(),
  customer_email: z.string().optional(),
  customer_firstname: z.string(),
  customer_lastname: z.string(),
  customer_group_id: z.int().optional(),
  order_currency_code: z.string(),
  coupon_code: z.string().optional(),
  /** Net, before the discount. */
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  /** Gross, and negative. */
  discount_amount: z.number(),
  shipping_amount: z.number(),
  shipping_incl_tax: z.number().optional(),
  tax_amount: z.number(),
  tax_by_rate: z.array(z.object({ percent: z.number(), amount: z.number() })).optional(),
  grand_total: z.number(),
  total_due: z.number(),
  total_qty_ordered: z.number(),
  /** Nothing of it is sent by parcel. */
  is_virtual: z.boolean().optional(),
  items: z.array(OrderItem).min(1),
  billing_address: OrderAddress,
  /** First the title of the way of payment, then how to pay, where that is to be said. */
  payment: z.looseObject({ method: z.string(), additional_information: z.array(z.string()).min(1) }),
  shipping_description: z.string(),
  extension_attributes: z.looseObject({
    shipping_assignments: z
      .array(z.looseObject({ shipping: z.looseObject({ address: OrderAddress, method: z.string() }) }))
      .min(1),
    /** When the parcel comes, in words, as it was said then. */
    delivery_time: z.string().optional(),
  }),
})
export type Order = z.infer<typeof Order>
