import { describe, expect, test } from 'vitest'
import { displayPrice } from './display-price.ts'

const reduced = { price_incl_tax: 95.2, original_price_incl_tax: 119, special_price: 80 }

describe('displayPrice', () => {
  test('[PRICE-3] a reduced product shows its price and the one before', () => {
    expect(displayPrice(reduced)).toEqual({ current: 9520, before: 11900, lowest: null })
  })

  test.each([
    { change: { special_price: 0 }, because: 'nothing is special' },
    { change: { special_price: null }, because: 'nothing is special' },
    { change: { original_price_incl_tax: 0 }, because: 'a parent has no original price' },
    { change: { original_price_incl_tax: undefined }, because: 'a parent has no original price' },
    { change: { price_incl_tax: 0 }, because: 'the price is unknown' },
    { change: { original_price_incl_tax: 95.2 }, because: 'nothing is reduced' },
  ])('[PRICE-3] there is no price before when $because: $change', ({ change }) => {
    expect(displayPrice({ ...reduced, ...change }).before).toBeNull()
  })

  test('[G-04] the lowest price of the thirty days before stands beside a reduction', () => {
    const shown = { current: 9520, before: 11900, lowest: 10900 }
    expect(displayPrice({ ...reduced, lowest_price_30_days: 109 })).toEqual(shown)
    expect(displayPrice({ ...reduced, lowest_price_30_days: 109 }, { quantity: 2 }).lowest).toBe(10900)
  })

  test.each([90, 95.2])('[G-04] there is no price before when the lowest one was %d: nothing is reduced', (lowest) => {
    const shown = { current: 9520, before: null, lowest: null }
    expect(displayPrice({ ...reduced, lowest_price_30_days: lowest })).toEqual(shown)
  })

  test.each([
    [2, { current: 19040, before: 23800 }],
    ['2', { current: 19040, before: 23800 }],
    [0, { current: 0, before: 0 }],
    [-3, { current: 0, before: 0 }],
    ['many', { current: 0, before: 0 }],
  ])('[PRICE-9] a quantity of %j multiplies both', (quantity, shown) => {
    expect(displayPrice(reduced, { quantity })).toMatchObject(shown)
  })

  test('[PROD-12] chosen options are paid for every piece', () => {
    expect(displayPrice(reduced, { quantity: 3, optionPrice: 500 })).toMatchObject({ current: 30060, before: 37200 })
  })
})
