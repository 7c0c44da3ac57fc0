import { expect, test } from 'vitest'
import { apiAnswering, json } from './testing/api-answering.ts'

const done = json({ code: 200, result: true })

/** Where the platform finds the token, if it does. */
async function sent(tokenInHeader: boolean, call: { token?: string; query?: Record<string, string> }) {
  const { api, asked } = apiAnswering(done, { users: { tokenInHeader } })
  await api.call('/api/user/me', { ...call, headers: { 'idempotency-key': '7' } })
  const [request] = asked
  return {
    query: new URL(request?.url ?? '').searchParams.get('token'),
    header: request?.headers.get('authorization'),
    key: request?.headers.get('idempotency-key'),
  }
}

test.each([
  ['in the query, where the source documents put it', false, { token: 'a+b' }, { query: 'a+b', header: null }],
  ['in the header, and not in the query', true, { token: 'a+b' }, { query: null, header: 'Bearer a+b' }],
  ['nowhere for guests', false, {}, { query: null, header: null }],
  ['nowhere for guests, even with a header', true, {}, { query: null, header: null }],
  ['not in an address that has one already', true, { query: { token: 'old' } }, { query: null, header: null }],
])('[TASK-6] the token travels %s', async (_, inHeader, call, places) => {
  expect(await sent(inHeader, call)).toEqual({ ...places, key: '7' })
})
