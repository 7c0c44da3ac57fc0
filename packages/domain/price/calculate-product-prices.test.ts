import { type ConfigurableChild, camelPriceFields, type Product } from '@welt/contract/entity/product.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCents } from '../money/cents.ts'
import { calculateOwnPrices, calculateProductPrices, type PriceContext } from './calculate-product-prices.ts'
import { displayPrice } from './display-price.ts'
import { netTax } from './testing/net-tax.ts'

const now = Date.parse('2026-03-15T12:00:00Z')
const taxRules = (rate: number): TaxRule[] => [
  { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [{ rate, tax_country_id: 'DE' }] },
]
const net: PriceContext = {
  taxRules: taxRules(19),
  now,
  tax: netTax,
}
const gross: PriceContext = { ...net, tax: { ...net.tax, sourcePriceIncludesTax: true, finalPriceIncludesTax: true } }
const mirrored: PriceContext = { ...net, tax: { ...net.tax, deprecatedPriceFieldsSupport: true } }

function shoe(fields: Partial<Product>): Product {
  return {
    id: 1,
    sku: 'oxford',
    name: 'Oxford',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    ...fields,
  }
}
const configurable = (fields: Partial<Product>, ...configurable_children: ConfigurableChild[]) =>
  calculateProductPrices(shoe({ ...fields, type_id: 'configurable', configurable_children }), net)

describe('tax', () => {
  test.each([
    ['net 100 in a view without tax', net, { price: 100 }],
    ['gross 119 in a view with tax', gross, { price: 119 }],
  ])('[PRICE-2] %s is 100, tax 19 and 119', (_, context, source) => {
    expect(calculateProductPrices(shoe(source), context)).toMatchObject({
      price: 100,
      price_tax: 19,
      price_incl_tax: 119,
      original_price: 100,
      original_price_tax: 19,
      original_price_incl_tax: 119,
      final_price_incl_tax: 119,
      special_price: 0,
      special_price_incl_tax: 0,
    })
  })

  const rate = fc.integer({ min: 0, max: 500_000 }).map((units) => units / 10_000)

  test('[PRICE-2] a catalogue with four decimals net and one in gross cents show the same gross price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 7 }), rate, (cents, rate) => {
        const fromGross = calculateProductPrices(shoe({ price: fromCents(cents) }), {
          ...gross,
          taxRules: taxRules(rate),
        })
        const catalogue = shoe({ price: Number((fromCents(cents) / (1 + rate / 100)).toFixed(4)) })
        const fromNet = calculateProductPrices(catalogue, { ...net, taxRules: taxRules(rate) })

        expect(displayPrice(fromGross).current).toBe(cents)
        expect(displayPrice(fromNet).current).toBe(cents)
      }),
    )
  })

  test('net and tax sum to gross on the wire, and gross is whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), rate, (units, rate) => {
        const priced = calculateProductPrices(shoe({ price: units / 10_000 }), { ...net, taxRules: taxRules(rate) })
        const [netPrice, tax, total] = [priced.price!, priced.price_tax!, priced.price_incl_tax!]
        expect(Math.round(netPrice * 10_000) + Math.round(tax * 10_000)).toBe(Math.round(total * 10_000))
        expect(total).toBe(Math.round(total * 100) / 100)
      }),
    )
  })

  test('[PRICE-2] without a matching rate there is no tax', () => {
    const abroad = calculateProductPrices(shoe({ price: 100, special_price: 80 }), { ...net, taxRules: [] })
    expect(abroad).toMatchObject({ price: 80, price_tax: 0, price_incl_tax: 80, original_price_incl_tax: 100 })
  })

  test('[SV-7] without a default country the rates of PL count', () => {
    const taxRules = net.taxRules.map((rule) => ({
      ...rule,
      rates: [...rule.rates, { rate: 23, tax_country_id: 'PL' }],
    }))
    const context = { ...net, taxRules, tax: { ...net.tax, defaultCountry: null } }
    expect(calculateProductPrices(shoe({ price: 100 }), context).price_incl_tax).toBe(123)
  })

  test('[PRICE-2] the shopper group chooses the rule when grouped tax is active', () => {
    const exempt = { ...taxRules(0)[0]!, customer_tax_class_ids: [9] }
    const context = { ...net, taxRules: [...net.taxRules, exempt] }
    expect(calculateProductPrices(shoe({ price: 100 }), { ...context, userGroupId: 9 }).price_incl_tax).toBe(100)
    expect(calculateProductPrices(shoe({ price: 100 }), { ...context, userGroupId: 3 }).price_incl_tax).toBe(119)
  })

  test('a final price in gross is not taken for a net one', () => {
    const promotion = calculateProductPrices(shoe({ price: 119, final_price: 95.2 }), gross)
    expect(promotion).toMatchObject({ price: 80, price_incl_tax: 95.2, original_price_incl_tax: 119 })
  })
})

describe('special and final price', () => {
  test.each([
    { given: { price: 100, special_price: 80 }, price: 80, special: 80, because: 'the special price counts' },
    { given: { price: 100, special_price: 80, final_price: 70 }, price: 80, special: 70, because: 'both reduce' },
    { given: { price: 100, special_price: 80, final_price: 90 }, price: 80, special: 80, because: 'special is lower' },
    { given: { price: 100, final_price: 90 }, price: 90, special: 0, because: 'a promotion counts' },
    { given: { price: 100, final_price: 120 }, price: 100, special: 0, because: 'a final price only reduces' },
    { given: { price: 100, special_price: 100 }, price: 100, special: 0, because: 'special is no reduction' },
    { given: { price: 100, special_price: 120 }, price: 100, special: 0, because: 'special is no reduction' },
    {
      given: { price: 100, special_price: 120, final_price: 90 },
      price: 90,
      special: 0,
      because: 'only final reduces',
    },
    {
      given: { price: 100, special_price: 80, final_price: 100 },
      price: 100,
      special: 0,
      because: 'final >= original',
    },
    {
      given: { price: 100, special_price: 80, final_price: 110 },
      price: 100,
      special: 0,
      because: 'final >= original',
    },
    { given: { price: 100, special_price: null }, price: 100, special: 0, because: 'there is none' },
    { given: { price: 100, special_price: -5 }, price: 100, special: 0, because: 'nobody is paid to buy' },
  ])('[PRICE-3] $given gives price $price and special price $special: $because', ({ given, price, special }) => {
    const priced = calculateProductPrices(shoe(given), net)
    expect(priced).toMatchObject({ price, special_price: special, original_price: 100, original_price_incl_tax: 119 })
  })

  const yesterday = '2026-03-14 12:00:00'
  const tomorrow = '2026-03-16 12:00:00'

  test.each([
    { from: null, to: null, active: true },
    { from: yesterday, to: null, active: true },
    { from: null, to: tomorrow, active: true },
    { from: yesterday, to: tomorrow, active: true },
    { from: tomorrow, to: null, active: false },
    { from: null, to: yesterday, active: false },
    { from: '2026-03-15 12:00:00', to: tomorrow, active: false },
    { from: yesterday, to: '2026-03-15T12:00:00Z', active: false },
  ])('[PRICE-3] a special price from $from to $to counts at noon of 15 March: $active', ({ from, to, active }) => {
    const window = { special_from_date: from, special_to_date: to }
    const priced = calculateProductPrices(shoe({ price: 100, special_price: 80, ...window }), net)
    expect(priced).toMatchObject(
      active
        ? { price: 80, price_incl_tax: 95.2, special_price: 80, special_price_incl_tax: 95.2 }
        : { price: 100, price_incl_tax: 119, special_price: 0, special_price_incl_tax: 0, special_price_tax: 0 },
    )
  })

  test.each([
    { final_price: 80, price: 100, because: 'it is the special price, as written while that counted' },
    { final_price: 70, price: 70, because: 'it is a promotion of its own' },
    { final_price: 90, price: 90, because: 'it is a promotion of its own' },
    { final_price: undefined, price: 100, because: 'there is none' },
  ])(
    '[PRICE-3] outside the window of 80 a final price of $final_price gives $price: $because',
    ({ final_price, price }) => {
      const given = { price: 100, special_price: 80, final_price, special_to_date: yesterday }
      const priced = calculateProductPrices(shoe(given), net)
      expect(priced).toMatchObject({ price, special_price: 0, final_price: price })
    },
  )
})

describe('variants', () => {
  test('a parent shows price and special price of its cheapest variant and keeps its own original price', () => {
    const priced = configurable(
      { price: 100 },
      { sku: 'a', price: 110 },
      { sku: 'b', price: 100, special_price: 70 },
      { sku: 'c', price: 90 },
    )
    expect(priced).toMatchObject({ price: 70, special_price: 70, price_incl_tax: 83.3, original_price_incl_tax: 119 })
    expect(priced.configurable_children?.map((child) => child.price_incl_tax)).toEqual([130.9, 83.3, 107.1])
  })

  test('a parent without a price takes one from its variants', () => {
    const priced = configurable({ price: 0 }, { sku: 'a', price: 110 }, { sku: 'b', price: 100 })
    expect(priced).toMatchObject({ price: 100, price_incl_tax: 119, final_price_incl_tax: 119, original_price: 0 })
  })

  test('a variant that is switched off counts only where all are', () => {
    const [cheap, dear] = [
      { sku: 'a', price: 50, status: 2 },
      { sku: 'b', price: 100 },
    ]
    expect(configurable({ price: 0 }, cheap, dear)).toMatchObject({ price: 100, price_incl_tax: 119 })
    expect(configurable({ price: 110 }, cheap, dear)).toMatchObject({ price: 100 })
    expect(configurable({ price: 0 }, cheap, { ...dear, status: 2 })).toMatchObject({ price: 50 })
  })

  test('a variant without a price is sold at its parent’s, special price and window included', () => {
    const given = { price: 100, special_price: 80, special_from_date: '2026-03-01 00:00:00' }
    const [child] = configurable(given, { sku: 'a' }).configurable_children!
    expect(child).toMatchObject({ price: 80, original_price: 100, special_from_date: '2026-03-01 00:00:00' })
  })

  test('prices in the custom attributes of a variant count, as text too', () => {
    const custom_attributes = [
      { attribute_code: 'special_price', value: '79.9000' },
      { attribute_code: 'hf_color', value: '12' },
    ]
    const [child] = configurable({ price: 100 }, { sku: 'a', price: 100, custom_attributes }).configurable_children!
    expect(child).toMatchObject({ price: 79.9, special_price: 79.9, price_incl_tax: 95.08, hf_color: '12' })
  })
})

describe('the answer', () => {
  const full = shoe({
    price: 100,
    special_price: 80,
    type_id: 'configurable',
    configurable_children: [{ sku: 'a', price: 100 }, { sku: 'b', price: 60, final_price: 50 }, { sku: 'c' }],
  })
  const sourceFields = [
    ['price', 'price'],
    ['price_incl_tax', 'priceInclTax'],
    ['price_tax', 'priceTax'],
    ['original_price', 'originalPrice'],
    ['original_price_incl_tax', 'originalPriceInclTax'],
    ['original_price_tax', 'originalPriceTax'],
    ['special_price', 'specialPrice'],
    ['special_price_incl_tax', 'specialPriceInclTax'],
    ['special_price_tax', 'specialPriceTax'],
    ['final_price', 'finalPrice'],
    ['final_price_incl_tax', 'finalPriceInclTax'],
  ] as const

  test.each(sourceFields)('[PRICE-1] %s exists on product and variants and is mirrored as %s', (snake, camel) => {
    const priced = calculateProductPrices(full, mirrored)
    for (const item of [priced, ...priced.configurable_children!]) {
      expect(item[snake]).toBeTypeOf('number')
      expect(item[camel]).toBe(item[snake])
    }
  })

  test('[PRICE-1] every camelCase field of the contract is written when clients need them, and none otherwise', () => {
    const camelCase = Object.keys(camelPriceFields)
    expect(Object.keys(calculateProductPrices(full, mirrored))).toEqual(expect.arrayContaining(camelCase))
    expect(Object.keys(calculateProductPrices(full, net)).filter((key) => camelCase.includes(key))).toEqual([])
  })

  test('the input stays as it was', () => {
    const before = structuredClone(full)
    calculateProductPrices(full, mirrored)
    expect(full).toEqual(before)
  })

  const price = fc.option(
    fc.integer({ min: 0, max: 10 ** 6 }).map((units) => units / 1000),
    { nil: undefined },
  )
  const bound = fc.constantFrom(undefined, null, '2026-03-14 12:00:00', '2026-03-16 12:00:00')
  const prices = fc.record({
    price,
    special_price: price,
    final_price: price,
    special_from_date: bound,
    special_to_date: bound,
  })

  test('calculating again changes nothing, in either store view', () => {
    fc.assert(
      fc.property(prices, fc.array(prices, { maxLength: 4 }), fc.constantFrom(net, gross), (own, children, context) => {
        const configurable_children = children.map((child, position) => ({ sku: `${position}`, ...child }))
        const once = calculateProductPrices(shoe({ ...own, configurable_children }), context)
        expect(calculateProductPrices(once, context)).toEqual(once)
      }),
    )
  })

  test("a product's own prices are the same without its variants being written", () => {
    const contexts = fc.constantFrom(net, gross, mirrored)
    fc.assert(
      fc.property(
        prices,
        fc.option(fc.array(prices, { maxLength: 4 }), { nil: undefined }),
        contexts,
        (own, children, context) => {
          const configurable_children = children?.map((child, position) => ({ sku: `${position}`, ...child }))
          const product = shoe({ ...own, configurable_children })
          const { configurable_children: _, ...whole } = calculateProductPrices(product, context)
          const { configurable_children: __, ...priced } = { ...product, ...calculateOwnPrices(product, context) }
          expect(priced).toEqual(whole)
        },
      ),
    )
  })

  test('an answer from before the special price began gives the right price once it has begun', () => {
    const given = shoe({ price: 100, special_price: 80, special_from_date: '2026-03-16 12:00:00' })
    const early = calculateProductPrices(given, net)
    const later = { ...net, now: Date.parse('2026-03-17T12:00:00Z') }
    expect(early.price_incl_tax).toBe(119)
    expect(calculateProductPrices(early, later)).toEqual(calculateProductPrices(given, later))
  })
})
