import { z } from 'zod'

/** One line of the totals. Amounts are decimals in the currency; those with `incl_tax` are gross, the others net. */
export const TotalsItem = z.looseObject({
  item_id: z.union([z.string(), z.number()]),
  name: z.string(),
  qty: z.number(),
  price: z.number(),
  base_price: z.number(),
  price_incl_tax: z.number(),
  base_price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  /** Net, of what is paid. */
  row_total_with_discount: z.number(),
  /** Of what is paid. */
  tax_amount: z.number(),
  tax_percent: z.number(),
  /** Gross, and not negative. */
  discount_amount: z.number(),
  discount_percent: z.number(),
  /** JSON text of `[{label,value}]`: clients parse it when it is a text. */
  options: z.string(),
})
export type TotalsItem = z.infer<typeof TotalsItem>

/** A line of the sum as pages show it. Subtotal, discount and shipping are gross and make the grand total; the tax is in them. */
export const TotalSegment = z.looseObject({
  code: z.string(),
  title: z.string(),
  value: z.number(),
  area: z.string().optional(),
  extension_attributes: z
    .looseObject({
      tax_grandtotal_details: z
        .array(
          z.looseObject({
            amount: z.number(),
            rates: z.array(z.looseObject({ percent: z.number(), title: z.string() })),
            group_id: z.int(),
          }),
        )
        .optional(),
    })
    .optional(),
})
export type TotalSegment = z.infer<typeof TotalSegment>

/** What a cart costs, as the platform says; nobody else computes it. */
export const Totals = z.looseObject({
  grand_total: z.number(),
  base_grand_total: z.number(),
  /** Net, before the discount. */
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  /** Gross, and negative. */
  discount_amount: z.number(),
  /** Net, of what is paid for the goods. */
  subtotal_with_discount: z.number(),
  shipping_amount: z.number(),
  base_shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  shipping_tax_amount: z.number(),
  /** Of goods and shipping. */
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  base_currency_code: z.string(),
  quote_currency_code: z.string(),
  /** The coupon that counts; absent when none does, because clients of the field ask for the key alone. */
  coupon_code: z.string().nullish(),
  items_qty: z.number(),
  items: z.array(TotalsItem),
  total_segments: z.array(TotalSegment),
  extension_attributes: z
    .looseObject({
      /** The smallest order that is taken, and what these goods lack of it; both gross. */
      minimum_order_amount: z.number(),
      minimum_order_missing: z.number(),
    })
    .optional(),
})
export type Totals = z.infer<typeof Totals>
