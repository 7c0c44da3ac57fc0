import { expect, test } from 'vitest'
import { requireSearchKey } from './require-search-key.ts'

test('[PROD-13] a single fetch takes its search key', () => {
  expect(requireSearchKey({ sku: 'oxford', childSku: 'oxford-42' })).toEqual({ ok: true, key: 'sku', value: 'oxford' })
  expect(requireSearchKey({ id: 12 }, 'id')).toEqual({ ok: true, key: 'id', value: 12 })
})

test.each([{}, { sku: '' }, { sku: '  ' }, { sku: null }, { id: 12 }])(
  '[PROD-13] %j lacks the search key',
  (options) => {
    expect(requireSearchKey(options)).toEqual({
      ok: false,
      reason: 'no-search-key',
      text: 'A single product is fetched by its sku: please provide the search key.',
    })
  },
)
