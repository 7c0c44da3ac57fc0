import { z } from 'zod'

export const PaymentMethod = z.looseObject({
  code: z.string(),
  title: z.string(),
  /** What it adds to the order, tax included. */
  cost_incl_tax: z.number().optional(),
  /** What clients add for themselves: chosen at first, told by the platform. */
  default: z.boolean().optional(),
  is_server_method: z.boolean().optional(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
