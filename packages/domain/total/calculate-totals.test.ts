import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponDiscount } from '../coupon/coupon-discount.ts'
import { sumCents } from '../money/cents.ts'
import { taxRatio } from '../money/tax-ratio.ts'
import { fromGross, toUnits } from '../price/taxed-amount.ts'
import { calculateTotals, type SoldLine } from './calculate-totals.ts'
import type { CartTotals } from './cart-totals.ts'
import { grossIn } from './gross-in.ts'

const pair: SoldLine = { qty: 1, unitGross: 359_00, taxPercent: 19 }
const book: SoldLine = { qty: 2, unitGross: 24_90, taxPercent: 7 }

describe('totals', () => {
  test('goods, discount and shipping make the grand total, and the tax is that of what is paid', () => {
    expect(calculateTotals({ lines: [pair, book], discount: 40_88, shippingGross: 5_95 })).toEqual({
      lines: [
        {
          qty: 1,
          taxPercent: 19,
          unitNet: 301_68,
          unitGross: 359_00,
          rowNet: 301_68,
          rowGross: 359_00,
          discount: 35_90,
          tax: 51_59,
        },
        {
          qty: 2,
          taxPercent: 7,
          unitNet: 23_27,
          unitGross: 24_90,
          rowNet: 46_54,
          rowGross: 49_80,
          discount: 4_98,
          tax: 2_93,
        },
      ],
      subtotalNet: 348_22,
      subtotalGross: 408_80,
      discount: 40_88,
      shippingNet: 5_00,
      shippingGross: 5_95,
      shippingTax: 95,
      tax: 55_47,
      taxByRate: [
        { percent: 19, tax: 52_54 },
        { percent: 7, tax: 2_93 },
      ],
      grandTotal: 373_87,
    })
  })

  test('shipping bears the highest rate among the goods', () => {
    expect(calculateTotals({ lines: [book], shippingGross: 5_35 }).shippingTax).toBe(35)
    expect(calculateTotals({ lines: [book, pair], shippingGross: 5_95 }).shippingTax).toBe(95)
  })

  test('a discount beyond the goods takes all of them and no more', () => {
    const totals = calculateTotals({ lines: [pair], discount: 500_00, shippingGross: 5_95 })
    expect(totals).toMatchObject({ discount: 359_00, grandTotal: 5_95, lines: [{ discount: 359_00, tax: 0 }] })
  })

  test('an empty cart costs nothing', () => {
    expect(calculateTotals({ lines: [], discount: 10_00 })).toMatchObject({
      lines: [],
      discount: 0,
      tax: 0,
      taxByRate: [],
      grandTotal: 0,
    })
  })
})

const rates = [0, 5.5, 7, 19, 20, 25.5]

/** A catalogue price in one of the two modes, as a cart meets it: with another country's tax on top of the same net. */
const line = fc
  .record({
    cents: fc.integer({ min: 1, max: 200_000 }),
    includesTax: fc.boolean(),
    rate: fc.constantFrom(...rates),
    qty: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ cents, includesTax, rate, qty }): SoldLine => {
    const net = includesTax ? fromGross(cents / 100, taxRatio(19)).net : toUnits(cents / 100)
    return { qty, taxPercent: rate, unitGross: grossIn(net, rate) }
  })

const coupon = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 1_000_000 }) }),
)

/** The names of the rules that these totals break. */
function brokenRules(totals: CartTotals): string[] {
  const sum = (key: 'rowGross' | 'rowNet' | 'discount' | 'tax') => sumCents(totals.lines.map((one) => one[key]))
  const rules = {
    'goods − discount + shipping = grand total':
      totals.grandTotal === sum('rowGross') - totals.discount + totals.shippingGross && totals.grandTotal >= 0,
    'the rows make the subtotal': totals.subtotalGross === sum('rowGross') && totals.subtotalNet === sum('rowNet'),
    'the shares make the discount': totals.discount === sum('discount'),
    'the taxes make the tax': totals.tax === sum('tax') + totals.shippingTax,
    'the rates make the tax': totals.tax === sumCents(totals.taxByRate.map(({ tax }) => tax)),
    'net and tax make the shipping': totals.shippingNet + totals.shippingTax === totals.shippingGross,
    'a row is a price times a quantity': totals.lines.every((one) => one.rowGross === one.unitGross * one.qty),
    'no row is discounted beyond itself': totals.lines.every(
      ({ discount, rowGross }) => discount >= 0 && discount <= rowGross,
    ),
    'the tax is that of what is paid': totals.lines.every(({ rowGross, discount, tax, taxPercent }) => {
      const exact = ((rowGross - discount) * taxPercent) / (100 + taxPercent)
      return Math.abs(tax - exact) <= 0.5 + 1e-6
    }),
    'every amount is whole cents': [totals, ...totals.lines].every((one) =>
      Object.entries(one).every(
        ([key, value]) => typeof value !== 'number' || key === 'taxPercent' || Number.isSafeInteger(value),
      ),
    ),
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

test('[R-09] ten thousand carts add up to the cent, in both tax modes, with coupons of 0 to 100 percent', () => {
  const cart = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    coupon,
    shippingGross: fc.integer({ min: 0, max: 5_000 }),
  })
  fc.assert(
    fc.property(cart, ({ lines, coupon, shippingGross }) => {
      const goods = calculateTotals({ lines }).subtotalGross
      const totals = calculateTotals({ lines, discount: couponDiscount(coupon, goods), shippingGross })
      expect(brokenRules(totals)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})
