import { describe, expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import { orderedItems, orderSums } from './order-sums.ts'

const order = {
  subtotal_incl_tax: 478,
  discount_amount: -47.8,
  coupon_code: 'WILLKOMMEN10',
  shipping_amount: 4.12,
  shipping_incl_tax: 4.9,
  tax_amount: 69.47,
  tax_by_rate: [
    { percent: 19, amount: 66.2 },
    { percent: 7, amount: 3.27 },
  ],
  grand_total: 435.1,
}

describe('what an order comes to', () => {
  test('is told in the order in which people add up, and the tax after the total that holds it', () => {
    expect(orderSums(order)).toEqual([
      { kind: 'subtotal', amount: 47_800 },
      { kind: 'discount', amount: -4780, coupon: 'WILLKOMMEN10' },
      { kind: 'shipping', amount: 490 },
      { kind: 'total', amount: 43_510 },
      { kind: 'tax', amount: 6620, percent: 19 },
      { kind: 'tax', amount: 327, percent: 7 },
    ])
  })

  test('has no discount where none was given, and no shipping where nothing is sent', () => {
    const kinds = orderSums({ ...order, discount_amount: 0, is_virtual: true }).map(({ kind }) => kind)
    expect(kinds).toEqual(['subtotal', 'total', 'tax', 'tax'])
  })

  test('keeps the tax of a platform that tells no rates, and its shipping without tax', () => {
    const { shipping_incl_tax: _gross, tax_by_rate: _rates, ...plain } = order
    const sums = orderSums(plain)
    expect(sums).toContainEqual({ kind: 'tax', amount: 6947, percent: undefined })
    expect(sums).toContainEqual({ kind: 'shipping', amount: 412 })
    expect(orderSums({ ...plain, tax_amount: 0 }).map(({ kind }) => kind)).not.toContain('tax')
  })
})

test('parts of an article are not listed beside it', () => {
  const items = [{ item_id: 1 }, { item_id: 2, parent_item_id: 1 }]
  expect(orderedItems({ items })).toEqual([{ item_id: 1 }])
})

test("an address stands as on an envelope, the country in the reader's language, without empty lines", () => {
  const address = {
    company: '',
    firstname: 'Jürgen',
    lastname: 'Weiß',
    street: ['Am Markt', '1'],
    postcode: '1070',
    city: 'Wien',
    region: { region_code: null, region: null, region_id: 0 },
    region_id: 0,
    country_id: 'AT',
    telephone: '030 1234567',
  }
  const lines = ['Jürgen Weiß', 'Am Markt 1', '1070 Wien', 'Österreich', '030 1234567']
  expect(addressLines(address, 'de-DE')).toEqual(lines)
  expect(addressLines({ ...address, company: 'Süß GmbH' }, 'en-US')).toEqual(['Süß GmbH', ...lines].with(4, 'Austria'))
})
