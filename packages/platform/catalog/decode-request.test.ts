import { expect, test } from 'vitest'
import { decodeRequest } from './decode-request.ts'

const query = { _searchText: 'Größe & 100%', _appliedFilters: [] }

test('a request that the URL has decoded once is read', () => {
  expect(decodeRequest(JSON.stringify(query))).toEqual({ value: query })
})

test('a request that was encoded twice is read just the same', () => {
  expect(decodeRequest(encodeURIComponent(JSON.stringify(query)))).toEqual({ value: query })
})

test.each(['', 'nonsense', '{', '%', '%7B'])('%j is no request', (text) => {
  expect(decodeRequest(text)).toBeUndefined()
})
