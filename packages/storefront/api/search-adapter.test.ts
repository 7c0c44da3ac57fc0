import { expect, test, vi } from 'vitest'
import { apiAnswering, json } from './testing/api-answering.ts'

test('an adapter that cannot be fetched is a failure of the network, and is fetched again with the next question', async () => {
  const { api } = apiAnswering(json({ hits: [], total: 0 }))
  vi.doMock('./search-rest.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await api.search('product', {})).toMatchObject({ ok: false, at: 'network' })
  vi.doUnmock('./search-rest.ts')
  vi.resetModules()
  expect(await api.search('product', {})).toEqual({ ok: true, result: { items: [], total: 0, aggregations: {} } })
})
