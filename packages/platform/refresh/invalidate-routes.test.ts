import { describe, expect, test } from 'vitest'
import { serveRoutes } from '../catalog/testing/serve-routes.ts'
import { invalidateRoutes } from './invalidate-routes.ts'

function platform(key?: string) {
  const done: (string | readonly string[])[] = []
  const routes = invalidateRoutes({
    key,
    refresher: { reload: async () => void done.push('reload') },
    onInvalidate: (tags) => void done.push(tags),
  })
  return { call: serveRoutes([routes]), done }
}

describe('/invalidate', () => {
  test.each(['GET', 'POST'])('%s with the key reads the catalogue anew, then tells who keeps pages', async (method) => {
    const { call, done } = platform('ein Schlüssel')
    const path = `/invalidate?key=${encodeURIComponent('ein Schlüssel')}&tag=P12,%20category,`
    expect(await call(path, { method })).toMatchObject({
      status: 200,
      body: { code: 200, result: 'Tags invalidated successfully [P12,category]' },
    })
    expect(done).toEqual(['reload', ['P12', 'category']])
  })

  test.each(['wrong', 'ein Schlüsse', 'EIN SCHLÜSSEL'])('the key %s is refused, and nothing happens', async (key) => {
    const { call, done } = platform('ein Schlüssel')
    const { status, body } = await call(`/invalidate?key=${encodeURIComponent(key)}&tag=*`)
    expect([status, body]).toEqual([403, { code: 403, result: 'That is not the key.' }])
    expect(done).toEqual([])
  })

  test.each(['', '?tag=*', '?key=', '?key=x', '?key=secret&tag=', '?key=secret&tag=,'])(
    '/invalidate%s is 400 with the text of the field',
    async (query) => {
      const { call, done } = platform('secret')
      expect(await call(`/invalidate${query}`)).toMatchObject({
        status: 400,
        body: { code: 400, result: 'Invalid parameters for Clear cache request' },
      })
      expect(done).toEqual([])
    },
  )

  test('without a key of the shop there is no such call', async () => {
    const { call } = platform()
    expect(await call('/invalidate?key=&tag=*')).toMatchObject({ status: 404, body: { code: 404 } })
    expect(await call('/invalidate?key=undefined&tag=*')).toMatchObject({ status: 404 })
  })
})
