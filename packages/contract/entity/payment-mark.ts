import { z } from 'zod'

/** Ways to pay that the footer can show a mark of. */
export const PaymentMark = z.enum([
  'paypal',
  'invoice',
  'visa',
  'mastercard',
  'klarna-sofort',
  'paydirekt',
  'apple-pay',
])
export type PaymentMark = z.infer<typeof PaymentMark>
