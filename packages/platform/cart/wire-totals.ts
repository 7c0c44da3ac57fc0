import type { TotalSegment, Totals, TotalsItem } from '@welt/contract/entity/cart-totals.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { CouponTerms } from '@welt/domain/coupon/coupon-terms.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'
import { fromCents, sumCents } from '@welt/domain/money/cents.ts'
import { formatRate } from '@welt/domain/money/format-rate.ts'
import { minimumOrderMissing } from '@welt/domain/total/minimum-order.ts'
import type { CartQuote, QuotedLine } from './cart-quote.ts'
import type { CartSurroundings } from './cart-surroundings.ts'

type Language = WrittenLanguage

const titles: Readonly<Record<Language, Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'grandTotal', string>>> =
  {
    de: {
      subtotal: 'Zwischensumme',
      discount: 'Rabatt',
      shipping: 'Versand',
      tax: 'Enthaltene MwSt.',
      grandTotal: 'Gesamtsumme',
    },
    en: { subtotal: 'Subtotal', discount: 'Discount', shipping: 'Shipping', tax: 'VAT included', grandTotal: 'Total' },
  }

/** A quote in the field's words. */
export function wireTotals(
  quote: CartQuote,
  coupon: CouponTerms | null,
  { storeView: { i18n }, settings }: Pick<CartSurroundings, 'storeView' | 'settings'>,
): Totals {
  const { totals, lines } = quote
  const percent = quote.couponCode !== null && coupon?.kind === 'percent' ? coupon.value / 100 : 0
  const goodsTax = totals.tax - totals.shippingTax
  return {
    grand_total: fromCents(totals.grandTotal),
    base_grand_total: fromCents(totals.grandTotal),
    subtotal: fromCents(totals.subtotalNet),
    subtotal_incl_tax: fromCents(totals.subtotalGross),
    discount_amount: fromCents(0 - totals.discount),
    subtotal_with_discount: fromCents(totals.subtotalGross - totals.discount - goodsTax),
    shipping_amount: fromCents(totals.shippingNet),
    base_shipping_amount: fromCents(totals.shippingNet),
    shipping_incl_tax: fromCents(totals.shippingGross),
    shipping_tax_amount: fromCents(totals.shippingTax),
    tax_amount: fromCents(totals.tax),
    base_tax_amount: fromCents(totals.tax),
    base_currency_code: i18n.currencyCode,
    quote_currency_code: i18n.currencyCode,
    // Clients of the field take the key itself for a coupon, whatever its value.
    ...(quote.couponCode !== null && { coupon_code: quote.couponCode }),
    items_qty: sumCents(lines.map(({ qty }) => qty)),
    items: lines.map((line) => wireLine(line, percent)),
    total_segments: segments(quote, i18n),
    extension_attributes: {
      minimum_order_amount: fromCents(settings.minimumOrderCents),
      minimum_order_missing: fromCents(minimumOrderMissing(totals, settings.minimumOrderCents)),
    },
  }
}

function wireLine(line: QuotedLine, discountPercent: number): TotalsItem {
  return {
    item_id: line.itemId,
    name: line.name,
    qty: line.qty,
    price: fromCents(line.unitNet),
    base_price: fromCents(line.unitNet),
    price_incl_tax: fromCents(line.unitGross),
    base_price_incl_tax: fromCents(line.unitGross),
    row_total: fromCents(line.rowNet),
    row_total_incl_tax: fromCents(line.rowGross),
    row_total_with_discount: fromCents(line.rowGross - line.discount - line.tax),
    tax_amount: fromCents(line.tax),
    tax_percent: line.taxPercent,
    discount_amount: fromCents(line.discount),
    discount_percent: discountPercent,
    options: JSON.stringify(line.options),
  }
}

/** The first ones are gross and make the last; the tax is told besides, as it is contained in them. */
function segments({ totals, couponCode, shippingMethod }: CartQuote, i18n: StoreView['i18n']): TotalSegment[] {
  const words = titles[writtenLanguage(i18n)]
  const discount = {
    code: 'discount',
    title: `${words.discount} (${couponCode})`,
    value: fromCents(0 - totals.discount),
  }
  const shipping = {
    code: 'shipping',
    title: `${words.shipping} (${shippingMethod?.methodTitle})`,
    value: fromCents(totals.shippingGross),
  }
  return [
    { code: 'subtotal', title: words.subtotal, value: fromCents(totals.subtotalGross) },
    ...(couponCode === null ? [] : [discount]),
    ...(shippingMethod ? [shipping] : []),
    {
      code: 'tax',
      title: words.tax,
      value: fromCents(totals.tax),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: totals.taxByRate.map(({ percent, tax }, place) => ({
          amount: fromCents(tax),
          rates: [{ percent, title: `${words.tax} ${formatRate(percent, i18n)} %` }],
          group_id: place + 1,
        })),
      },
    },
    { code: 'grand_total', title: words.grandTotal, value: fromCents(totals.grandTotal), area: 'footer' },
  ]
}
