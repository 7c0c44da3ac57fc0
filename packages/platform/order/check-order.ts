import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { fromCents, toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { minimumOrderMissing } from '@welt/domain/total/minimum-order.ts'
import type { CartQuote, CheckoutChoice, LineProblem, PaymentMethod, ShippingMethod } from '../cart/cart-quote.ts'
import type { CartSurroundings } from '../cart/cart-surroundings.ts'
import { deliversTo } from '../cart/delivers-to.ts'
import { paymentMethods } from '../cart/payment-methods.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import { type Failure, fail } from '../http/envelope.ts'

/**
 * Whether the platform takes this order at this price. All refusals carry code 400, which clients of the field take as
 * final; only a total that the shopper has not seen yet is a conflict that they can settle.
 */
export function checkOrder(
  { addressInformation, expected_total }: OrderRequest,
  { quote, choice }: { quote: CartQuote; choice: Pick<CheckoutChoice, 'carrierCode' | 'methodCode'> },
  surroundings: CartSurroundings,
): { payment: PaymentMethod } | { failure: Failure } {
  if (quote.problems.length > 0) return { failure: productFailure(quote.problems) }
  const missing = missingFailure(quote, surroundings)
  if (missing) return { failure: missing }
  const hasAddress = Boolean(addressInformation.shippingAddress)
  const delivery = deliveryFailure({ quote, choice, hasAddress }, surroundings)
  if (delivery) return { failure: delivery }

  const { settings, storeView } = surroundings
  const payment = paymentMethods(settings, quote, writtenLanguage(storeView.i18n)).find(
    ({ code }) => code === addressInformation.payment_method_code,
  )
  if (!payment) return { failure: fail(400, errorText.placingOrder(errorText.noSuchPaymentMethod)) }
  if (typeof expected_total === 'number' && toCents(expected_total) !== quote.totals.grandTotal) {
    const told = { errorMessage: errorText.totalChanged, grand_total: fromCents(quote.totals.grandTotal) }
    return { failure: fail(409, told) }
  }
  return { payment }
}

export function productFailure(problems: readonly Omit<LineProblem, 'itemId'>[]): Failure {
  return fail(400, errorText.addingProducts(problems.map(({ sku, text }) => `${sku}: ${text}`).join(' ')))
}

/** "Minimum order value 20,00 EUR." */
function missingFailure({ totals }: CartQuote, { settings, storeView }: CartSurroundings): Failure | null {
  const missing = minimumOrderMissing(totals, settings.minimumOrderCents)
  if (missing === 0) return null
  const price = (cents: number) => formatPrice(cents, storeView.i18n)
  const text = errorText.belowMinimumOrder(price(settings.minimumOrderCents), price(missing))
  return fail(400, errorText.placingOrder(text))
}

interface Delivery {
  quote: CartQuote
  choice: Pick<CheckoutChoice, 'carrierCode' | 'methodCode'>
  hasAddress: boolean
}

/** What is sent needs an address, a country whose tax is known, and a way to get there. */
function deliveryFailure({ quote, choice, hasAddress }: Delivery, surroundings: CartSurroundings): Failure | null {
  const { country, isVirtual, shippingMethod } = quote
  const failed = isVirtual ? errorText.addingBillingAddress : errorText.addingShippingAddress
  if (!isVirtual && !hasAddress) return fail(400, ['addressInformation.shippingAddress is required.'])
  if (!deliversTo(country, surroundings)) return fail(400, failed(errorText.noDelivery(country)))
  if (isVirtual) return null
  if (!shippingMethod) return fail(400, failed(errorText.noDelivery(country)))
  return isChosen(shippingMethod, choice) || isOnlyOne(quote, choice, surroundings)
    ? null
    : fail(400, errorText.placingOrder(errorText.noSuchShippingMethod))
}

function isChosen({ carrierCode, methodCode }: ShippingMethod, choice: Delivery['choice']): boolean {
  return carrierCode === choice.carrierCode && methodCode === choice.methodCode
}

/** Where there is nothing to choose nobody has to. */
function isOnlyOne(
  { country, isVirtual, totals }: CartQuote,
  choice: Delivery['choice'],
  surroundings: CartSurroundings,
): boolean {
  if (choice.methodCode !== null) return false
  return shippingMethods(surroundings, { country, goods: totals.subtotalGross, isVirtual }).length === 1
}
