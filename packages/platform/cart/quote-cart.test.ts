import { unusedTenPercent } from '@welt/domain/coupon/testing/ten-percent.ts'
import { sumCents, toCents } from '@welt/domain/money/cents.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { quoteCart } from './quote-cart.ts'
import type { StoredItem } from './stored-cart.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'
import { wireTotals } from './wire-totals.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop(await temporarySqlite())
})
afterAll(() => shop.database.close())

const item = (sku: string, qty: number, more: Partial<StoredItem> = {}): StoredItem => ({
  itemId: 1,
  sku,
  parentSku: null,
  optionHash: '',
  qty,
  productOption: null,
  ...more,
})

const cart = (items: StoredItem[], country: string | null = null) => ({
  items,
  customerGroupId: 0,
  checkout:
    country === null
      ? null
      : { shippingAddress: { country_id: country }, billingAddress: null, carrierCode: null, methodCode: null },
})

const net = () => shop.surroundingsOf('laszlo_de', ellermoor)
const gross = () => shop.surroundingsOf('laszlo_en', laszlo)

test('a line says what leaves the shelf: the variant, or the parts of a bundle', () => {
  const bundle_options = [
    { option_id: 1, option_selections: [11] },
    { option_id: 2, option_qty: 3, option_selections: [21] },
  ]
  const { lines } = quoteCart(
    cart([
      item('OX-13-400', 2, { parentSku: 'OX' }),
      item('SET', 2, { productOption: { extension_attributes: { bundle_options } } }),
    ]),
    null,
    net(),
  )
  expect(
    lines.map(({ sku, parentSku, productId, productType, unitGross, picks }) => ({
      sku,
      parentSku,
      productId,
      productType,
      unitGross,
      picks,
    })),
  ).toEqual([
    {
      sku: 'OX-13-400',
      parentSku: 'OX',
      productId: 104,
      productType: 'configurable',
      unitGross: 379_00,
      picks: [{ sku: 'OX-13-400', qty: 2 }],
    },
    {
      sku: 'SET',
      parentSku: null,
      productId: 7,
      productType: 'bundle',
      unitGross: 394_70,
      picks: [
        { sku: 'OX-12-400', qty: 2 },
        { sku: 'CREAM', qty: 6 },
      ],
    },
  ])
})

test('[PRICE-2] a bundle without a tax class of its own bears the highest tax of its parts', () => {
  const gift = (...ids: number[]) => {
    const bundle_options = ids.map((id) => ({ option_id: Math.floor(id / 10), option_selections: [id] }))
    const line = item('GIFT', 1, { productOption: { extension_attributes: { bundle_options } } })
    const [{ taxPercent, unitGross, tax } = {}] = quoteCart(cart([line]), null, net()).lines
    return { taxPercent, unitGross, tax }
  }
  expect(gift(11)).toEqual({ taxPercent: 7, unitGross: 24_90, tax: 1_63 })
  expect(gift(11, 21)).toEqual({ taxPercent: 19, unitGross: 213_90, tax: 34_15 })
})

test('a rate of tax is told with the sign that its readers know', () => {
  const { total_segments } = wireTotals(quoteCart(cart([item('CREAM', 1)], 'FI'), null, net()), null, net())
  const tax = total_segments.find(({ code }) => code === 'tax')
  expect(tax?.extension_attributes?.tax_grandtotal_details?.[0]?.rates).toEqual([
    { percent: 25.5, title: 'Enthaltene MwSt. 25,5 %' },
  ])
})

test('a line that cannot be sold as it stands is named with the words for the shopper', () => {
  const { lines, problems } = quoteCart(
    cart([
      item('GONE', 1, { itemId: 1 }),
      item('OLD', 1, { itemId: 2 }),
      item('BOX', 4, { itemId: 3 }),
      item('BELT', 1, { itemId: 4 }),
    ]),
    null,
    net(),
  )
  expect(problems.map(({ itemId, reason }) => [itemId, reason])).toEqual([
    [1, 'gone'],
    [2, 'not available'],
    [3, 'quantity'],
    [4, 'options'],
  ])
  expect(lines.map(({ sku }) => sku)).toEqual(['BOX'])
})

const coupon = { ...unusedTenPercent, code: 'X' }

test('[R-09] what is shown adds up to the cent in both store views, and both ask the same', () => {
  const skus = ['OX-12-400', 'OX-13-400', 'CREAM', 'WAX', 'BOOK', 'TREE', 'SET', 'CENT']
  const lines = fc.uniqueArray(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ sku }) => sku,
    minLength: 1,
    maxLength: 5,
  })
  const terms = fc.record({
    kind: fc.constantFrom('percent' as const, 'fixed' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
  })
  const country = fc.constantFrom(null, 'DE', 'AT', 'FI', 'CH')
  fc.assert(
    fc.property(lines, terms, country, (sold, { kind, value }, country) => {
      const stored = cart(
        sold.map(({ sku, qty }, place) => item(sku, qty, { itemId: place + 1 })),
        country,
      )
      const [here, there] = [net(), gross()].map((surroundings) => {
        const used = { ...coupon, kind, value }
        return wireTotals(quoteCart(stored, used, surroundings), used, surroundings)
      })
      if (!here || !there) throw new Error('no totals')
      const shown = sumCents(here.items.map(({ row_total_incl_tax }) => toCents(row_total_incl_tax)))
      const offs = sumCents(here.items.map(({ discount_amount }) => toCents(discount_amount)))
      const segments = here.total_segments.filter(({ code }) => code !== 'tax' && code !== 'grand_total')
      expect([
        shown + toCents(here.shipping_incl_tax) + toCents(here.discount_amount),
        sumCents(segments.map(({ value: cents }) => toCents(cents))),
        toCents(there.grand_total),
        0 - offs,
      ]).toEqual([
        toCents(here.grand_total),
        toCents(here.grand_total),
        toCents(here.grand_total),
        toCents(here.discount_amount),
      ])
    }),
    { numRuns: 500 },
  )
})
