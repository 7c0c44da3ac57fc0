import { z } from 'zod'

/** All that a client ever learns of a coupon: what it takes off stands in the totals. */
export const Coupon = z.object({ code: z.string().min(1).max(60) })
export type Coupon = z.infer<typeof Coupon>
