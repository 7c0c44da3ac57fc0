import { describe, expect, test } from 'vitest'
import { disabled, oxford, soldOut, variant } from './oxford.fixture.ts'
import { removeUnavailableVariants } from './remove-unavailable-variants.ts'

const listing = { listOutOfStockProducts: true, fallbackToDefaultWhenNoAvailable: true }
const noListing = { listOutOfStockProducts: false, fallbackToDefaultWhenNoAvailable: true }
const noFallback = { listOutOfStockProducts: false, fallbackToDefaultWhenNoAvailable: false }
const [there, gone, off] = [variant(12, 400, 3), variant(12, 410, 3, soldOut), variant(12, 420, 3, disabled)]

describe('removeUnavailableVariants', () => {
  test.each([
    { rules: listing, left: [there, gone] },
    { rules: noListing, left: [there] },
  ])('[PROD-9] unavailable variants are removed: $rules', ({ rules, left }) => {
    const product = oxford(there, gone, off)
    expect(removeUnavailableVariants(product, rules)).toEqual({ ...product, configurable_children: left })
  })

  test('[PROD-9] with none available the default child stays where the fallback is enabled', () => {
    const product = removeUnavailableVariants(oxford(off, gone), noListing)
    expect(product.configurable_children).toEqual([gone])
    expect(product.errors).toBeUndefined()
  })

  test.each([
    { children: [gone, off], rules: noFallback },
    { children: [off], rules: listing },
    { children: [], rules: listing },
  ])('[PROD-9] with none left errors.variants says so', ({ children, rules }) => {
    const product = { ...oxford(...children), errors: { other: 'kept' } }
    expect(removeUnavailableVariants(product, rules)).toMatchObject({
      configurable_children: [],
      errors: { other: 'kept', variants: 'No available product variants' },
    })
  })

  test('a product of another type has no variants to miss', () => {
    const simple = { ...oxford(), type_id: 'simple' as const }
    expect(removeUnavailableVariants(simple, noFallback)).toBe(simple)
  })
})
