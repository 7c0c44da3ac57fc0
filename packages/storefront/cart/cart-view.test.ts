import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { CartState } from '@welt/contract/entity/cart-state.ts'
import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shop } from '../store-view/shop.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { cartView } from './cart-view.ts'
import { emptyCart } from './read-cart.ts'
import { totalsHash } from './totals-hash.ts'

const cream: CartItem = {
  sku: 'CREAM',
  name: 'Schuhcreme',
  qty: 2,
  price: 10,
  price_incl_tax: 11.9,
  base_price_amount: 50,
  base_price_unit: 2248,
  rating_summary: 84,
  review_count: 5,
}
const wien: CartItem = {
  sku: 'WIEN-42',
  parentSku: 'WIEN',
  name: 'Wien',
  qty: 1,
  price: 326.8908,
  price_incl_tax: 389,
  url_path: 'wien-oxford',
  options: [
    { label: 'Farbe', value: 'Cognac' },
    { label: 'Weite', value: 'G' },
  ],
  stock: { is_in_stock: false, qty: 0 },
}

let shop: Shop
beforeAll(async () => {
  shop = await createTestShop({ storeView: germanView })
  await shop.texts.load(['cart'])
})

const held = (...cartItems: CartItem[]): CartState => ({ ...emptyCart, cartItems })
const plain = (price: string) => price.replaceAll('\u00a0', ' ')

describe('a line', () => {
  test('[CART-1] tells what was chosen, what one and all of it cost, and where it is sold', () => {
    const [first, second] = cartView(held(cream, wien), shop).lines
    expect(first).toMatchObject({ name: 'Schuhcreme', qty: 2, choice: '', isSoldOut: false })
    expect([first?.price, first?.unitPrice, first?.basePrice].map((price) => plain(price ?? ''))).toEqual([
      '23,80 €',
      '11,90 €',
      '238,00 € je l',
    ])
    expect(second).toMatchObject({ choice: 'Farbe Cognac, Weite G', path: '/wien-oxford?childSku=WIEN-42' })
    expect(second).not.toHaveProperty('unitPrice')
    expect(second).toMatchObject({ isSoldOut: true })
  })

  test('[CART-1] [G-17] shows what buyers gave, with how many, or nothing; 5 of 5 only where the shop shows the source’s elements alone', () => {
    const ratings = (profile: 'de-2026' | 'spec') => {
      const config = { ...shop.config, legal: { profile } }
      return cartView(held(cream, wien), { ...shop, config }).lines.map(({ rating }) => rating)
    }
    expect(ratings('de-2026')).toEqual([{ average: '4,2', count: '5' }, undefined])
    expect(ratings('spec')).toEqual([{ average: '5' }, { average: '5' }])
  })

  test('[CART-8] says what a coupon takes off it, unless the shop keeps that to the sum', () => {
    const line = { ...cream, totals: { discount_amount: 2.38 } }
    expect(plain(cartView(held(line), shop).lines[0]?.discount ?? '')).toBe('-2,38 €')
    const config = { ...shop.config, cart: { ...shop.config.cart, showItemDiscounts: false } }
    expect(cartView(held(line), { ...shop, config }).lines[0]).not.toHaveProperty('discount')
  })

  test('[STOCK-5] knows how many may be bought of it', () => {
    const few = { ...cream, stock: { is_in_stock: true, qty: 50, max_sale_qty: 3 } }
    expect(cartView(held(cream, few), shop).lines.map(({ maximum }) => maximum)).toEqual([10_000, 3])
  })
})

describe('the sum', () => {
  test('[CART-8] is what the lines cost until the platform has said it, and says that it is an estimate', () => {
    const view = cartView(held(cream, wien, { ...wien, sku: 'GONE', qty: 0 }), shop)
    expect(view.sums.map(({ label, amount }) => [label, plain(amount)])).toEqual([['Zwischensumme', '412,80 €']])
    expect([plain(view.total), view.pieces, view.isEstimate]).toEqual(['412,80 €', 3, true])
    expect(view.taxes.map(({ label, amount }) => [label, plain(amount)])).toEqual([
      ['enthaltene MwSt. 19 %', '65,91 €'],
    ])
  })

  test('[CART-8] is the platform’s as soon as it is about this very cart', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as far as a page reads them
    const platformTotals = {
      grand_total: 25.32,
      subtotal_incl_tax: 23.8,
      shipping_incl_tax: 3.9,
      discount_amount: -2.38,
      items: [],
      total_segments: [
        { code: 'subtotal', title: 'Zwischensumme', value: 23.8 },
        { code: 'discount', title: 'Rabatt (NEU10)', value: -2.38 },
        { code: 'shipping', title: 'Versand (DHL GoGreen)', value: 3.9 },
        { code: 'gift', title: 'Geschenkpapier', value: 0 },
        {
          code: 'tax',
          title: 'MwSt.',
          value: 4.04,
          extension_attributes: {
            tax_grandtotal_details: [{ amount: 4.04, rates: [{ percent: 19, title: 'MwSt.' }], group_id: 1 }],
          },
        },
        { code: 'grand_total', title: 'Gesamtsumme', value: 25.32 },
      ],
    } as unknown as Totals
    const segments = platformTotals.total_segments
    const state = {
      ...held(cream),
      coupon: { code: 'NEU10', cart: null },
      platformTotals,
      platformTotalSegments: segments,
    }
    const view = cartView({ ...state, totalsHash: totalsHash(state) }, shop)
    expect(view.sums.map(({ label, amount, isOff }) => [label, plain(amount), isOff])).toEqual([
      ['Zwischensumme', '23,80 €', false],
      ['Gutschein NEU10', '-2,38 €', true],
      ['Versand, DHL GoGreen', '3,90 €', false],
      ['Geschenkpapier', '0,00 €', false],
    ])
    expect([plain(view.total), view.isEstimate, view.coupon]).toEqual(['25,32 €', false, 'NEU10'])
    expect(view.taxes.map(({ amount }) => plain(amount))).toEqual(['4,04 €'])
  })

  test.each([
    [1, '8,10 €'],
    [2, null],
  ])('[CART-8] [UX-50] with %i pieces of 11,90 € there are missing: %s', (qty, missing) => {
    const { minimum } = cartView(held({ ...cream, qty }), shop)
    expect(minimum && plain(minimum.missing)).toBe(missing)
  })
})
