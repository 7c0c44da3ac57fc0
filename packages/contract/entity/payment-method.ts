import { z } from 'zod'

export const PaymentMethod = z.looseObject({ code: z.string(), title: z.string() })
export type PaymentMethod = z.infer<typeof PaymentMethod>
