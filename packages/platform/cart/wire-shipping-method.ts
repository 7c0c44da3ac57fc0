import type { ShippingMethod as WireShippingMethod } from '@welt/contract/entity/shipping-method.ts'
import { fromCents } from '@welt/domain/money/cents.ts'
import { splitGross } from '@welt/domain/money/split-tax.ts'
import type { ShippingMethod } from './cart-quote.ts'

export function wireShippingMethod(method: ShippingMethod, taxPercent: number): WireShippingMethod {
  const { net, gross } = splitGross(method.grossCents, taxPercent)
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: fromCents(gross),
    base_amount: fromCents(gross),
    available: true,
    error_message: '',
    price_excl_tax: fromCents(net),
    price_incl_tax: fromCents(gross),
  }
}
