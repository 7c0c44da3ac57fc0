import { z } from 'zod'
import { PaymentMethod } from './payment-method.ts'
import { ShippingMethod } from './shipping-method.ts'

const text = z.string().default('')

/** An address as a shopper fills it in. */
export const AddressForm = z.object({
  gender: z.union([z.int(), z.string()]).nullish(),
  firstName: text,
  lastName: text,
  company: text,
  country: text,
  streetAddress: text,
  /** Of the house, or of the flat in it. */
  apartmentNumber: text,
  addressAddition: text,
  city: text,
  state: z.string().default('CA'),
  region_id: z.union([z.int(), z.string()]).default(0),
  region_code: text,
  zipCode: text,
  phoneNumber: text,
  dob: z.string().nullish(),
})
export type AddressForm = z.infer<typeof AddressForm>

/** How far a shopper has come. It is kept for half an hour after it was last touched. */
export const CheckoutState = z.object({
  personalDetails: z.object({
    firstName: text,
    lastName: text,
    emailAddress: text,
    password: text,
    createAccount: z.boolean().default(false),
  }),
  shippingDetails: AddressForm.extend({ shippingMethod: text, shippingCarrier: text }),
  paymentDetails: AddressForm.extend({
    taxId: text,
    paymentMethod: text,
    paymentMethodAdditional: z.looseObject({}).default({}),
  }),
  order: z.looseObject({}).nullable(),
  paymentMethods: z.array(PaymentMethod),
  shippingMethods: z.array(ShippingMethod),
  isThankYouPage: z.boolean(),
  isExpressCheckout: z.boolean(),
  isSameAddress: z.boolean().default(true),
  /** Milliseconds since 1970. */
  modifiedAt: z.number(),
})
export type CheckoutState = z.infer<typeof CheckoutState>
