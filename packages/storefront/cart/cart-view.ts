import type { CartState } from '@welt/contract/entity/cart-state.ts'
import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import { estimateTotals } from '@welt/domain/cart/estimate-totals.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { formatRate } from '@welt/domain/money/format-rate.ts'
import { minimumOrderMissing } from '@welt/domain/total/minimum-order.ts'
import { type CartLineView, cartLineView, type ViewShop } from './cart-line-view.ts'
import { hasCurrentTotals } from './totals-hash.ts'

export interface SumView {
  code: string
  label: string
  amount: string
  /** What makes it cheaper. */
  isOff: boolean
}

/** The cart as the pages show it: ready texts, nothing to compute. */
export interface CartView {
  lines: CartLineView[]
  pieces: number
  /** What makes the total, in the platform's order. */
  sums: SumView[]
  total: string
  taxes: { label: string; amount: string }[]
  /** Whether the platform has not said yet what it costs now. */
  isEstimate: boolean
  minimum: { amount: string; missing: string; missingCents: number } | null
  minimumAmount: string | null
  coupon: string | null
}

/** Totals are the platform's; in between, and without a connection, what the browser knows of them. */
export function cartView(state: CartState, shop: ViewShop): CartView {
  const { storeView, config } = shop
  const items = shownItems(state.cartItems)
  const isCurrent = hasCurrentTotals(state)
  const known = state.platformTotals
  const sums = isCurrent && known ? sumsTold(known, state, shop) : sumsEstimated(state, shop)
  const minimum = config.checkout.minimumOrderCents
  const missing = minimumOrderMissing({ subtotalGross: sums.goods }, minimum)
  const price = (cents: number) => formatPrice(cents, storeView.i18n)
  return {
    lines: items.map((item) => cartLineView(item, shop)),
    pieces: items.reduce((sum, { qty }) => sum + qty, 0),
    sums: sums.parts.map(({ code, label, cents }) => ({ code, label, amount: price(cents), isOff: cents < 0 })),
    total: price(sums.total),
    taxes: sums.taxes.map(({ percent, cents }) => ({
      label: shop.texts.text('cart.taxIncluded', { rate: formatRate(percent, storeView.i18n) }),
      amount: price(cents),
    })),
    isEstimate: !isCurrent,
    minimum: missing > 0 ? { amount: price(minimum), missing: price(missing), missingCents: missing } : null,
    minimumAmount: minimum > 0 ? price(minimum) : null,
    coupon: state.coupon?.code ?? null,
  }
}

interface Sums {
  goods: number
  parts: { code: string; label: string; cents: number }[]
  total: number
  taxes: { percent: number; cents: number }[]
}

/** The segments that make the total: the tax is in them, and the total is told apart. */
function sumsTold(totals: Totals, state: CartState, shop: ViewShop): Sums {
  const taxes = totals.total_segments.flatMap(({ extension_attributes: more }) => more?.tax_grandtotal_details ?? [])
  return {
    goods: toCents(totals.subtotal_incl_tax),
    parts: totals.total_segments
      .filter(({ code }) => code !== 'tax' && code !== 'grand_total')
      .map(({ code, title, value }) => ({ code, label: labelOf(code, state, shop) ?? title, cents: toCents(value) })),
    total: toCents(totals.grand_total),
    taxes: taxes.map(({ amount, rates }) => ({ percent: rates[0]?.percent ?? 0, cents: toCents(amount) })),
  }
}

function sumsEstimated(state: CartState, shop: ViewShop): Sums {
  const totals = estimateTotals(state.cartItems, state.platformTotals)
  const parts = [
    { code: 'subtotal', cents: totals.subtotalGross },
    ...(totals.discount > 0 ? [{ code: 'discount', cents: 0 - totals.discount }] : []),
    ...(state.platformTotals ? [{ code: 'shipping', cents: totals.shippingGross }] : []),
  ]
  return {
    goods: totals.subtotalGross,
    parts: parts.map(({ code, cents }) => ({ code, label: labelOf(code, state, shop) ?? code, cents })),
    total: totals.grandTotal,
    taxes: totals.taxByRate.map(({ percent, tax }) => ({ percent, cents: tax })),
  }
}

/** In the shop's own words, where it has any for what the platform tells. */
function labelOf(code: string, { coupon, platformTotalSegments }: CartState, { texts }: ViewShop): string | null {
  if (code === 'subtotal') return texts.text('cart.subtotal')
  if (code === 'discount' && coupon) return texts.text('cart.couponSum', { code: coupon.code })
  const told = platformTotalSegments?.find((segment) => segment.code === code)?.title
  if (code !== 'shipping') return told ?? null
  // "Versand (DHL GoGreen)": the way it goes stands in brackets.
  const way = /\((.+)\)$/.exec(told ?? '')?.[1]
  return way ? texts.text('cart.shippingBy', { way }) : texts.text('cart.shipping')
}
