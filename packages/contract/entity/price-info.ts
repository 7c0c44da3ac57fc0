import { z } from 'zod'

const names = [
  'final_price',
  'max_price',
  'max_regular_price',
  'minimal_regular_price',
  'special_price',
  'minimal_price',
  'regular_price',
] as const

function each<Schema extends z.ZodType>(schema: Schema) {
  return z.object({
    final_price: schema,
    max_price: schema,
    max_regular_price: schema,
    minimal_regular_price: schema,
    special_price: schema,
    minimal_price: schema,
    regular_price: schema,
  })
}

export const priceInfoNames: readonly (keyof PriceAmounts)[] = names

export const PriceAmounts = each(z.number())
export type PriceAmounts = z.infer<typeof PriceAmounts>

/** What a product costs at this moment. `special_price` is 0 where nothing is reduced. */
export const PriceInfo = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  url: z.string(),
  store_id: z.int(),
  currency_code: z.string(),
  /** Changes when the price does. */
  sgn: z.string(),
  /** Gross. */
  price_info: PriceAmounts.extend({
    formatted_prices: each(z.string()),
    extension_attributes: z.object({
      /** The same amounts net. */
      tax_adjustments: PriceAmounts,
      weee_attributes: z.array(z.unknown()),
      weee_adjustment: z.string(),
    }),
  }),
})
export type PriceInfo = z.infer<typeof PriceInfo>
