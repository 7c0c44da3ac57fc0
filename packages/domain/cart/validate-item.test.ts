import { describe, expect, test } from 'vitest'
import { validateItem } from './validate-item.ts'

const unknownPrice = {
  reason: 'price-unknown',
  text: 'Product price is unknown, product cannot be added to the cart!',
}

describe('the price check', () => {
  test.each([
    [299, true],
    [0.5, true],
    [0, true],
    [-0.01, false],
    [Number.NaN, false],
    [undefined, false],
  ])('[PRICE-8] with zero-price products allowed, a price of %s passes: %s', (price_incl_tax, passes) => {
    const faults = validateItem({ price_incl_tax }, { allowZeroPriceProducts: true })
    expect(faults).toEqual(passes ? [] : [unknownPrice])
  })

  test.each([
    [299, true],
    [0.01, true],
    [0, false],
    [-1, false],
    [undefined, false],
  ])('[PRICE-8] with zero-price products not allowed, a price of %s passes: %s', (price_incl_tax, passes) => {
    const faults = validateItem({ price_incl_tax }, { allowZeroPriceProducts: false })
    expect(faults).toEqual(passes ? [] : [unknownPrice])
  })
})

describe('product errors', () => {
  const rules = { allowZeroPriceProducts: true }
  const texts = (errors: Record<string, unknown>) =>
    validateItem({ price_incl_tax: 299, errors }, rules).map(({ text }) => text)

  test('are all told, each in its own words', () => {
    expect(validateItem({ price_incl_tax: 299, errors: { variants: 'No available product variants' } }, rules)).toEqual(
      [{ reason: 'product-error', text: 'No available product variants' }],
    )
    expect(texts({ variants: 'Größe fehlt', stock: new Error('Ausverkauft') })).toEqual(['Größe fehlt', 'Ausverkauft'])
  })

  test('that are over do not count', () => {
    expect(texts({ variants: '', stock: null, size: undefined, other: false })).toEqual([])
  })

  test('without words are named by what they are about', () => {
    expect(texts({ custom_options: { 7: true } })).toEqual(['custom_options'])
  })

  test('[PRICE-8] come after an unknown price', () => {
    const faults = validateItem({ price_incl_tax: -1, errors: { variants: 'Größe fehlt' } }, rules)
    expect(faults.map(({ reason }) => reason)).toEqual(['price-unknown', 'product-error'])
  })
})
