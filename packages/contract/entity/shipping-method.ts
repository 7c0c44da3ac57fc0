import { z } from 'zod'

/** A way to the door. `amount` is what the shopper pays, tax included. */
export const ShippingMethod = z.looseObject({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  amount: z.number(),
  base_amount: z.number(),
  /** Those that are not are kept out of the answer. */
  available: z.boolean(),
  error_message: z.string(),
  price_excl_tax: z.number(),
  price_incl_tax: z.number(),
  /** What clients add for themselves: chosen at first, offered without the network, told by the platform. */
  default: z.boolean().optional(),
  offline: z.boolean().optional(),
  is_server_method: z.boolean().optional(),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>
