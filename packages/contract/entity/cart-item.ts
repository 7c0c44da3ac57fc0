import { z } from 'zod'
import { Product, ProductOption } from './product.ts'

const id = z.union([z.string(), z.number()])

/** A line as the server tells it in cart/pull and cart/update. */
export const ServerCartItem = z.looseObject({
  item_id: id,
  sku: z.string(),
  qty: z.number(),
  name: z.string().optional(),
  price: z.number().optional(),
  product_type: z.string().optional(),
  quote_id: id.optional(),
  product_option: ProductOption.optional(),
})
export type ServerCartItem = z.infer<typeof ServerCartItem>

export const ItemTotals = z.looseObject({
  row_total_incl_tax: z.number().optional(),
  base_price_incl_tax: z.number().optional(),
  price_incl_tax: z.number().optional(),
  discount_amount: z.number().optional(),
  tax_percent: z.number().optional(),
  options: z.union([z.string(), z.array(z.looseObject({ label: z.string(), value: z.string() }))]).optional(),
})

const told = z.object({ id: z.string(), qty: z.number() })

/** A line in the browser's cart: the chosen product with what the server said about it. */
export const CartItem = Product.partial()
  .required({ sku: true })
  .extend({
    qty: z.number(),
    prev_qty: z.number().optional(),
    item_id: id.optional(),
    server_item_id: id.optional(),
    server_cart_id: id.optional(),
    quote_id: id.optional(),
    checksum: z.string().optional(),
    is_in_stock: z.boolean().optional(),
    totals: ItemTotals.optional(),
    options: z.array(z.looseObject({ label: z.string(), value: z.string() })).optional(),
    /** The adding that the server was told of and has not answered yet: said again, it is the same. */
    told: told.optional(),
    /** How the line stood in a customer's cart that the browser had to leave, in case it comes back there. */
    left: z
      .object({
        cart: z.string(),
        server_item_id: id.optional(),
        prev_qty: z.number().optional(),
        told: told.optional(),
      })
      .optional(),
  })
export type CartItem = z.infer<typeof CartItem>
