import { CheckoutRules } from '@welt/contract/entity/checkout-rules.ts'
import { defaultCartSettings } from '@welt/platform/cart/cart-settings.ts'
import { z } from 'zod'

const titles = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
const cents = z.int().min(0)
const countries = z.array(z.string().regex(/^[A-Z]{2}$/, { error: 'a country like DE' })).min(1)

const ShippingMethod = z.strictObject({
  carrierCode: z.string().min(1),
  methodCode: z.string().min(1),
  carrierTitle: titles,
  methodTitle: titles,
  grossCents: cents,
  countries: countries.optional(),
  fromGoodsCents: cents.optional(),
  belowGoodsCents: cents.optional(),
  available: z.boolean().optional(),
})

const PaymentMethod = z.strictObject({
  code: z.string().min(1),
  title: titles,
  instructions: titles.optional(),
  atTheDoor: z.boolean().optional(),
  countries: countries.optional(),
})

const { maxLines, shippingMethods, paymentMethods } = defaultCartSettings

export const CheckoutConfig = z.strictObject({
  ...CheckoutRules.shape,
  maxLines: z.int().min(1).max(1000).default(maxLines).describe('Lines of a cart at most.'),
  shippingMethods: z
    .array(ShippingMethod)
    .min(1)
    .default(shippingMethods.map((method) => ShippingMethod.parse(method)))
    .describe(
      'Ways to send an order, the first available one preset: price in cents, and where wanted countries and the value of goods from and below which it is offered.',
    ),
  paymentMethods: z
    .array(PaymentMethod)
    .min(1)
    .default(paymentMethods.map((method) => PaymentMethod.parse(method)))
    .describe(
      'Ways to pay without a provider; `instructions` go into the confirmation of an order, `atTheDoor` hides one where nothing is carried to a door.',
    ),
})
