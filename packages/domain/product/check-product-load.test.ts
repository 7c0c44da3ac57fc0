import { expect, test } from 'vitest'
import { checkProductLoad } from './check-product-load.ts'

const prevented = { preventConfigurableChildrenDirectAccess: true }
const allowed = { preventConfigurableChildrenDirectAccess: false }

test.each([0, 1])('[PROD-3] a product with status %d loads', (status) => {
  expect(checkProductLoad({ status, visibility: 4 }, prevented)).toEqual({ ok: true })
})

test.each([2, 3])('[PROD-3] a product with status %d is an error that names it', (status) => {
  expect(checkProductLoad({ status, visibility: 4 }, prevented)).toEqual({
    ok: false,
    reason: 'status',
    text: `Product query returned empty result product status = ${status}`,
  })
})

test.each([2, 3, 4])('[PROD-4] a product with visibility %d loads', (visibility) => {
  expect(checkProductLoad({ status: 1, visibility }, allowed)).toEqual({ ok: true })
})

test('[PROD-4] visibility 1 leads to the parent where direct access to variants is prevented', () => {
  expect(checkProductLoad({ status: 1, visibility: 1 }, prevented)).toEqual({ ok: false, reason: 'use-parent' })
})

test('[PROD-4] visibility 1 is an error that names it otherwise', () => {
  expect(checkProductLoad({ status: 1, visibility: 1 }, allowed)).toEqual({
    ok: false,
    reason: 'not-visible',
    text: 'Product query returned empty result product visibility = 1',
  })
})

test('[PROD-3] a disabled variant is not shown through its parent', () => {
  expect(checkProductLoad({ status: 2, visibility: 1 }, prevented)).toMatchObject({ reason: 'status' })
})
