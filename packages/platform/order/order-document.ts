import type { Order, OrderAddress, OrderItem } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { fromCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { orderNumber } from '@welt/domain/order/order-number.ts'
import { orderState } from '@welt/domain/order/order-status.ts'
import { lineAmounts } from '@welt/domain/total/line-amounts.ts'
import { taxOnWire } from '@welt/domain/total/tax-on-wire.ts'
import type { CartQuote, PaymentMethod, QuotedLine } from '../cart/cart-quote.ts'

export interface OrderFacts {
  entityId: number
  /** ISO, in UTC. */
  createdAt: string
  storeView: StoreView
  /** Null for a guest. */
  customer: { id: number; groupId: number } | null
  billing: OrderAddress
  /** Null where nothing is sent. */
  shipping: OrderAddress | null
  payment: PaymentMethod
  quote: CartQuote
  /** When the parcel comes, in words. */
  deliveryTime: string
}

export type OrderDocument = Omit<Order, 'items'>

/** An order in the shape that clients of the field read; every amount is the platform's own. */
export function orderDocument(facts: OrderFacts): OrderDocument {
  const { entityId, createdAt, storeView, customer, billing, payment, quote } = facts
  const { totals, lines, shippingMethod } = quote
  const shipping = facts.shipping ?? billing
  return {
    entity_id: entityId,
    increment_id: orderNumber(entityId),
    created_at: createdAt,
    updated_at: createdAt,
    status: 'pending',
    state: orderState('pending'),
    store_id: storeView.storeId,
    customer_id: customer?.id ?? null,
    customer_group_id: customer?.groupId ?? 0,
    customer_email: billing.email ?? '',
    customer_firstname: billing.firstname,
    customer_lastname: billing.lastname,
    order_currency_code: storeView.i18n.currencyCode,
    ...(quote.couponCode !== null && { coupon_code: quote.couponCode }),
    subtotal: fromCents(totals.subtotalNet),
    subtotal_incl_tax: fromCents(totals.subtotalGross),
    discount_amount: fromCents(0 - totals.discount),
    shipping_amount: fromCents(totals.shippingNet),
    shipping_incl_tax: fromCents(totals.shippingGross),
    tax_amount: fromCents(totals.tax),
    tax_by_rate: taxOnWire(totals),
    grand_total: fromCents(totals.grandTotal),
    total_due: fromCents(totals.grandTotal),
    total_qty_ordered: lines.reduce((sum, { qty }) => sum + qty, 0),
    is_virtual: quote.isVirtual,
    billing_address: billing,
    payment: { method: payment.code, additional_information: [payment.title, ...instructions(facts)] },
    shipping_description: quote.isVirtual || !shippingMethod ? '' : shippingMethod.methodTitle,
    extension_attributes: {
      shipping_assignments: [
        {
          shipping: {
            address: shipping,
            method: shippingMethod ? `${shippingMethod.carrierCode}_${shippingMethod.methodCode}` : '',
          },
        },
      ],
      ...(!quote.isVirtual && { delivery_time: facts.deliveryTime }),
    },
  }
}

function instructions({ payment, quote, storeView, entityId }: OrderFacts): string[] {
  if (payment.instructions === undefined) return []
  const words = {
    amount: formatPrice(quote.totals.grandTotal, storeView.i18n),
    number: orderNumber(entityId),
    shop: storeView.name,
  }
  return [payment.instructions.replaceAll(/\{(amount|number|shop)\}/g, (_, name: keyof typeof words) => words[name])]
}

/** A line without its number, which the database gives. */
export function orderItem(line: QuotedLine): Omit<OrderItem, 'item_id'> {
  return {
    product_id: line.productId,
    sku: line.sku,
    ...(line.parentSku !== null && { parent_sku: line.parentSku }),
    name: line.name,
    product_type: line.productType,
    ...lineAmounts(line),
    is_virtual: line.isVirtual,
    options: line.options,
    ...(line.productOption !== null && { product_option: line.productOption }),
  }
}
