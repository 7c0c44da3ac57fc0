import { describe, expect, test } from 'vitest'
import { type CategoryLookup, categoryKey } from './category-key.ts'

const rootCategoryId = 2

describe('categoryKey', () => {
  test.each<[CategoryLookup, string, string | number]>([
    [{ urlKey: 'stiefel' }, 'url_key', 'stiefel'],
    [{ slug: 'stiefel-für-damen-12' }, 'slug', 'stiefel-für-damen-12'],
    [{ id: 86 }, 'id', 86],
    [{ id: '86' }, 'id', 86],
    [{ id: 2 }, 'id', 2],
  ])('[URL-7] %o is looked up by %s', (lookup, key, value) => {
    expect(categoryKey(lookup, rootCategoryId)).toEqual({ ok: true, key, value })
  })

  test.each([1, 0, -3, '1'])('[URL-7] the id %s is below the root category and fails', (id) => {
    expect(categoryKey({ id }, rootCategoryId)).toEqual({
      ok: false,
      reason: 'below-root',
      text: `Category query returned empty result id = ${id}`,
    })
  })

  test.each(['stiefel', '8.6', '', 'NaN', Number.NaN, 2.5])('[URL-7] %j is no id and fails', (id) => {
    expect(categoryKey({ id }, rootCategoryId)).toEqual({
      ok: false,
      reason: 'not-an-id',
      text: `Category query returned empty result id = ${id}`,
    })
  })
})
