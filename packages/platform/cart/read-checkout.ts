import type { setShippingInformation } from '@welt/contract/api/cart.ts'
import type { z } from 'zod'
import type { CheckoutChoice } from './cart-quote.ts'
import { readAddress } from './read-address.ts'

type Sent = z.output<NonNullable<(typeof setShippingInformation)['body']>>['addressInformation']
type SentMethods = Pick<
  Sent,
  'shippingCarrierCode' | 'shipping_carrier_code' | 'shippingMethodCode' | 'shipping_method_code'
>

export function readCheckout(sent: Sent): CheckoutChoice {
  return {
    shippingAddress: readAddress(sent.shippingAddress ?? sent.shipping_address),
    billingAddress: readAddress(sent.billingAddress ?? sent.billing_address),
    ...readMethods(sent),
  }
}

export function readMethods(sent: SentMethods): Pick<CheckoutChoice, 'carrierCode' | 'methodCode'> {
  return {
    carrierCode: (sent.shippingCarrierCode ?? sent.shipping_carrier_code) || null,
    methodCode: (sent.shippingMethodCode ?? sent.shipping_method_code) || null,
  }
}
