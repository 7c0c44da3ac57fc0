import { describe, expect, test } from 'vitest'
import { basePrice } from './base-price.ts'

const price_incl_tax = 9.9

describe('basePrice', () => {
  test.each([
    { amount: 2, unit: 2244, price: 495, per: 'kg' },
    { amount: 1, unit: 2245, price: 2183, per: 'kg' },
    { amount: 250, unit: 2246, price: 3960, per: 'kg' },
    { amount: 0.5, unit: 2247, price: 1980, per: 'l' },
    { amount: 75, unit: 2248, price: 13200, per: 'l' },
    { amount: 75, unit: '2248', price: 13200, per: 'l' },
    { amount: 1.2, unit: 2249, price: 825, per: 'm' },
    { amount: 120, unit: 2250, price: 825, per: 'm' },
    { amount: 900, unit: 2251, price: 1100, per: 'm' },
    { amount: 10, unit: 2246, price: 99000, per: 'kg' },
  ])('[PROD-15] 9,90 for $amount of unit $unit is $price cents for 1 $per', ({ amount, unit, price, per }) => {
    expect(basePrice({ price_incl_tax, base_price_amount: amount, base_price_unit: unit })).toEqual({ price, per })
  })

  test.each([
    { amount: null, unit: 2246, because: 'no amount is given' },
    { amount: 0, unit: 2246, because: 'no amount is given' },
    { amount: -1, unit: 2246, because: 'the amount is nonsense' },
    { amount: 9.99, unit: 2246, because: 'below 10 g the law asks for none' },
    { amount: 9, unit: 2248, because: 'below 10 ml the law asks for none' },
    { amount: 0.02, unit: 2245, because: 'below 10 g the law asks for none' },
    { amount: 75, unit: 9999, because: 'the unit is unknown' },
    { amount: 75, unit: null, because: 'there is no unit' },
  ])('[PROD-15] $amount of unit $unit has none: $because', ({ amount, unit }) => {
    expect(basePrice({ price_incl_tax, base_price_amount: amount, base_price_unit: unit })).toBeNull()
  })

  test('[PROD-15] without a price there is none', () => {
    expect(basePrice({ base_price_amount: 75, base_price_unit: 2248 })).toBeNull()
  })

  test('[PROD-15] a short piece is not exempt: only weight and volume are', () => {
    expect(basePrice({ price_incl_tax, base_price_amount: 5, base_price_unit: 2251 })).toEqual({
      price: 198000,
      per: 'm',
    })
  })
})
