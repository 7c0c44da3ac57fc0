import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { describe, expect, test } from 'vitest'
import { chooseVariant } from './choose-variant.ts'
import { createVariantIndex, type Picked } from './create-variant-index.ts'
import { disabled, oxford, soldOut, variant } from './oxford.fixture.ts'

const listing = { listOutOfStockProducts: true, fallbackToDefaultWhenNoAvailable: true }
const noListing = { ...listing, listOutOfStockProducts: false }
const noFallback = { listOutOfStockProducts: false, fallbackToDefaultWhenNoAvailable: false }

const choose = (children: ConfigurableChild[], picked: Picked, rules = listing) =>
  chooseVariant(createVariantIndex(oxford(...children)), picked, rules)
const found = (sku: string) => ({ found: { sku } })
const noSuchConfiguration = {
  none: 'no-such-configuration',
  text: 'No such configuration for the product. Please do choose another combination of attributes.',
}
const noVariants = { none: 'no-variants', text: 'No available product variants' }

describe('chooseVariant', () => {
  const children = [variant(12, 400, 3), variant(12, 410, 3), variant(13, 400, 3), variant(13, 420, 3)]

  test('[PROD-8] all selected options match', () => {
    expect(choose(children, { hf_color: 13, hf_shoe_size: 420 })).toMatchObject(found('oxford-13-420-3'))
    expect(choose(children, { hf_color: '12', hf_shoe_size: 410, hf_shoe_width: 3 })).toMatchObject(
      found('oxford-12-410-3'),
    )
  })

  test('[PROD-8] ties go to the lower price', () => {
    const cheaper = variant(12, 420, 3, { price_incl_tax: 249 })
    expect(choose([...children, cheaper], { hf_color: 12 })).toMatchObject(found('oxford-12-420-3'))
    expect(choose([...children, cheaper], {})).toMatchObject(found('oxford-12-420-3'))
  })

  test('[PROD-8] the original price stands in for a missing one', () => {
    const unpriced = variant(12, 420, 3, { price_incl_tax: undefined, original_price_incl_tax: 249 })
    expect(choose([...children, unpriced], { hf_color: 12 })).toMatchObject(found('oxford-12-420-3'))
  })

  test('[PROD-8] at the same price one that can be had is preferred, then the first', () => {
    expect(choose([variant(12, 400, 3, soldOut), variant(12, 410, 3)], { hf_color: 12 })).toMatchObject(
      found('oxford-12-410-3'),
    )
    expect(choose(children, { hf_color: 12 })).toMatchObject(found('oxford-12-400-3'))
  })

  test('[PROD-8] a child with status 2 or above is skipped', () => {
    const cheaper = variant(12, 420, 3, { ...disabled, price_incl_tax: 1 })
    expect(choose([cheaper, ...children], { hf_color: 12 })).toMatchObject(found('oxford-12-400-3'))
  })

  test('[PROD-8] an out-of-stock child is skipped only when out-of-stock listing is off', () => {
    const gone = variant(12, 400, 3, { ...soldOut, price_incl_tax: 1 })
    const there = variant(12, 410, 3)
    expect(choose([gone, there], { hf_color: 12 }, noListing)).toMatchObject(found('oxford-12-410-3'))
    expect(choose([gone, there], { hf_color: 12 }, listing)).toMatchObject(found('oxford-12-400-3'))
  })

  test('a child whose stock is unknown counts as available', () => {
    expect(choose([variant(12, 400, 3, { stock: undefined })], {}, noListing)).toMatchObject(found('oxford-12-400-3'))
  })

  test.each([{ hf_color: 13, hf_shoe_size: 410 }, { hf_color: 99 }])(
    '[PROD-6] %j has no such configuration',
    (picked) => {
      expect(choose(children, picked)).toEqual(noSuchConfiguration)
    },
  )

  test('[PROD-6] a combination that is sold out and not listed has no such configuration while others are there', () => {
    const withoutOne = [...children, variant(12, 420, 3, soldOut)]
    expect(choose(withoutOne, { hf_color: 12, hf_shoe_size: 420 }, noListing)).toEqual(noSuchConfiguration)
  })

  test('a picked sku is preferred', () => {
    expect(choose(children, { sku: 'oxford-13-420-3' })).toMatchObject(found('oxford-13-420-3'))
    expect(choose(children, { sku: 'oxford-13-420-3', hf_color: 12 })).toMatchObject(found('oxford-13-420-3'))
    expect(choose(children, { sku: 'gone' })).toMatchObject(found('oxford-12-400-3'))
  })

  const allGone = [variant(12, 400, 3, soldOut), variant(13, 400, 3, soldOut), variant(12, 410, 3, disabled)]

  test('[PROD-9] when no child is available the default child is the fallback where enabled', () => {
    expect(choose(allGone, {}, noListing)).toEqual({ fallback: allGone[0] })
    expect(choose(allGone, { hf_color: 13 }, noListing)).toEqual({ fallback: allGone[1] })
    expect(choose(allGone, { sku: 'oxford-13-400-3' }, noListing)).toEqual({ fallback: allGone[1] })
    expect(choose(allGone, { hf_color: 99 }, noListing)).toEqual(noSuchConfiguration)
  })

  test('[PROD-9] when no child is available and there is no fallback, there are no variants', () => {
    expect(choose(allGone, {}, noFallback)).toEqual(noVariants)
    expect(choose([variant(12, 410, 3, disabled)], {}, listing)).toEqual(noVariants)
    expect(choose([], {}, listing)).toEqual(noVariants)
  })
})
