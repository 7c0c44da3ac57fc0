import { z } from 'zod'

/** What both sides know of the checkout: the platform enforces it, the browser explains it. */
export const CheckoutRules = z.strictObject({
  minimumOrderCents: z
    .int()
    .min(0)
    .default(2000)
    .describe('Gross value of the goods, in cents, below which no order is taken.'),
  maxSaleQuantity: z
    .int()
    .min(1)
    .max(10_000)
    .default(10_000)
    .describe('Pieces of one product in a cart at most, where its stock says nothing smaller.'),
  externalUrl: z
    .url({ protocol: /^https$/, error: 'an https address' })
    .nullable()
    .default(null)
    .describe('Where another system takes the order; the way to our own checkout is hidden then.'),
})
