import { expect, test } from 'vitest'
import { requireParentSku } from './require-parent-sku.ts'

test('[PROD-13] a variant lookup uses the parent sku', () => {
  expect(requireParentSku({ parentSku: 'oxford' })).toEqual({ ok: true, parentSku: 'oxford' })
})

test.each([{}, { parentSku: '' }])('[PROD-13] a variant lookup for %j is refused with the reason', (product) => {
  expect(requireParentSku(product)).toEqual({
    ok: false,
    reason: 'no-parent-sku',
    text: "Product doesn't have parentSku, please check if this is configurable product",
  })
})
