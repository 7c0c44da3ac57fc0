import type { Customer, CustomerAddress } from '@welt/contract/entity/customer.ts'
import type { Order, OrderAddress, OrderItem } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { couponDiscount } from '@welt/domain/coupon/coupon-discount.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { type Cents, fromCents } from '@welt/domain/money/cents.ts'
import { orderNumber } from '@welt/domain/order/order-number.ts'
import { orderState } from '@welt/domain/order/order-status.ts'
import { toUnits } from '@welt/domain/price/taxed-amount.ts'
import { calculateTotals } from '@welt/domain/total/calculate-totals.ts'
import type { LineTotals } from '@welt/domain/total/cart-totals.ts'
import { grossIn } from '@welt/domain/total/gross-in.ts'
import { lineAmounts } from '@welt/domain/total/line-amounts.ts'
import { taxOnWire } from '@welt/domain/total/tax-on-wire.ts'
import type { Language, Localized } from '../localized.ts'
import { viewPrice } from '../price/view-price.ts'
import { bookRates, germanRates, standardRates, type TaxClass } from '../tax/tax-rates.ts'
import { coupons } from './coupons.ts'
import { isoMoment } from './iso-moment.ts'
import { type OrderSeed, orders, type PaymentCode } from './orders.ts'
import { type SoldThing, soldThing } from './sold-thing.ts'

const paymentTitles: Readonly<Record<PaymentCode, Localized>> = {
  payone_creditcard: { de: 'Kreditkarte', en: 'Credit card' },
  payone_wallet_paypal_express: { de: 'PayPal', en: 'PayPal' },
  payone_debit_payment: { de: 'SEPA-Lastschrift', en: 'SEPA direct debit' },
  checkmo: { de: 'Vorkasse', en: 'Prepayment' },
  invoice: { de: 'Rechnung', en: 'Invoice' },
}
const shipping = { method: 'flatrate_flatrate', description: 'DHL GoGreen' }

/** What the demo's customers have bought so far, to the cent. */
export function buildOrders(storeViews: readonly StoreView[], customers: readonly Customer[]): Order[] {
  return orders.map((seed) => {
    const customer = customers.find(({ id }) => id === seed.customer)
    const view = storeViews.find(({ storeId }) => storeId === customer?.store_id)
    if (!customer || !view) throw new RangeError(`Nobody placed the order ${seed.id}.`)
    return buildOrder(seed, customer, writtenLanguage(view.i18n))
  })
}

function buildOrder(seed: OrderSeed, customer: Customer, language: Language): Order {
  const billing = addressOf(customer, 'default_billing')
  const delivery = addressOf(customer, 'default_shipping')
  const bought = seed.lines.map(([sku, qty]) => ({ thing: soldThing(sku), qty }))
  const lines = bought.map(({ thing, qty }) => {
    const taxPercent = rateIn(delivery.country_id, thing.taxClass)
    const german = thing.grossAt(seed.createdAt, customer.group_id, qty)
    const net = toUnits(viewPrice(german, germanRates[thing.taxClass], false))
    return { qty, taxPercent, unitGross: grossIn(net, taxPercent) }
  })
  const discount = discountOn(seed, calculateTotals({ lines }).subtotalGross)
  const amounts = calculateTotals({ lines, discount })
  const grandTotal = fromCents(amounts.grandTotal)
  const moment = isoMoment(seed.createdAt)
  return {
    entity_id: seed.id,
    increment_id: orderNumber(seed.id),
    created_at: moment,
    updated_at: moment,
    status: seed.status,
    state: orderState(seed.status),
    store_id: customer.store_id,
    customer_id: customer.id,
    customer_email: customer.email,
    customer_firstname: customer.firstname,
    customer_lastname: customer.lastname,
    customer_group_id: customer.group_id,
    order_currency_code: 'EUR',
    ...(seed.coupon && { coupon_code: seed.coupon }),
    subtotal: fromCents(amounts.subtotalNet),
    subtotal_incl_tax: fromCents(amounts.subtotalGross),
    discount_amount: fromCents(0 - amounts.discount),
    shipping_amount: 0,
    tax_amount: fromCents(amounts.tax),
    tax_by_rate: taxOnWire(amounts),
    grand_total: grandTotal,
    total_due: seed.status === 'pending' ? grandTotal : 0,
    total_qty_ordered: bought.reduce((sum, { qty }) => sum + qty, 0),
    items: bought.map(({ thing }, place) => buildItem(seed.id * 10 + place, thing, amounts.lines[place], language)),
    billing_address: { ...billing, email: customer.email },
    payment: { method: seed.payment, additional_information: [paymentTitles[seed.payment][language]] },
    shipping_description: shipping.description,
    extension_attributes: {
      shipping_assignments: [
        { shipping: { address: { ...delivery, email: customer.email }, method: shipping.method } },
      ],
    },
  }
}

function buildItem(id: number, thing: SoldThing, line: LineTotals | undefined, language: Language): OrderItem {
  if (!line) throw new RangeError(`The line of ${thing.sku} has no amounts.`)
  return {
    item_id: id,
    product_id: thing.productId,
    sku: thing.sku,
    name: thing.name(language),
    product_type: thing.type,
    ...lineAmounts(line),
  }
}

/** The tax is that of the country where the parcel goes. */
function rateIn(country: string, taxClass: TaxClass): number {
  const rate = (taxClass === 'book' ? bookRates : standardRates)[country]
  if (rate === undefined) throw new RangeError(`There is no tax rate for ${country}.`)
  return rate
}

function discountOn({ coupon }: OrderSeed, goods: Cents): Cents {
  const used = coupons.find(({ code }) => code === coupon)
  return used ? couponDiscount(used, goods) : 0
}

function addressOf(customer: Customer, kind: 'default_billing' | 'default_shipping'): OrderAddress {
  const found = customer.addresses.find((address) => address[kind])
  if (!found) throw new RangeError(`Customer ${customer.id} has no address of that kind.`)
  return withoutIds(found)
}

function withoutIds(address: CustomerAddress): OrderAddress {
  const { id: _id, customer_id: _customer, default_billing: _billing, default_shipping: _shipping, ...rest } = address
  return rest
}
