import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createVisitorReader } from './read-visitor.ts'
import { defaultSessionSettings as settings } from './session-settings.ts'
import { startSession } from './start-session.ts'

const now = Date.UTC(2026, 2, 1, 9)
let database: Database
let ada: string
let bea: string

beforeAll(async () => {
  database = await temporarySqlite()
  for (const id of [1, 2]) {
    await database.run(
      `INSERT INTO customer (id, email, group_id, store_id, created_at, updated_at, document)
       VALUES ($1, $2, 1, 1, '', '', '{}')`,
      [id, `${id}@example.com`],
    )
  }
  const logIn = (customerId: number) =>
    database.transaction((tx) => startSession(tx, { customerId, storeCode: 'de', now, settings }))
  ada = (await logIn(1)).token
  bea = (await logIn(2)).token
})
afterAll(() => database.close())

interface Sent {
  method?: string
  headers?: Record<string, string>
  query?: Record<string, string>
}

type Headed = Required<Pick<Sent, 'method' | 'headers'>>

async function whoSent({ method = 'GET', headers = {}, query = {} }: Sent): Promise<string | number> {
  const read = createVisitorReader({ database, clock: () => now })
  const request = new Request('https://shop.test/api/user/me', { method, headers })
  const visitor = await read({ request, query: new URLSearchParams(query) })
  return visitor.kind === 'customer' ? visitor.customerId : visitor.kind
}

function refusalOf(sent: Sent): Promise<unknown> {
  return whoSent(sent).catch((error: unknown) => (error instanceof HttpError ? error.failure : error))
}

describe('who sent a request', () => {
  test('[TASK-6] the token is taken from the query, or from the header', async () => {
    expect(await whoSent({ query: { token: ada } })).toBe(1)
    expect(await whoSent({ headers: { authorization: `Bearer ${ada}` } })).toBe(1)
    expect(await whoSent({ headers: { authorization: `bearer  ${ada} ` } })).toBe(1)
  })

  test.each<Sent>([
    {},
    { query: { token: '' } },
    { query: { token: 'null' } },
    { query: { token: 'undefined' } },
    { headers: { authorization: 'Bearer null' } },
    { headers: { authorization: 'Bearer undefined' } },
    { headers: { authorization: 'Bearer ' } },
    { headers: { authorization: 'Bearer' } },
    { headers: { authorization: 'Basic dTpw' } },
    { headers: { cookie: 'other=1; __Host-welt=' } },
  ])('[TASK-6] nothing, null and undefined are a guest: %j', async (sent) => {
    expect(await whoSent(sent)).toBe('guest')
  })

  test('[S-06] the header wins over the cookie, the cookie over the query', async () => {
    const cookie = `a=b; __Host-welt=${bea}`
    expect(await whoSent({ headers: { authorization: `Bearer ${ada}`, cookie }, query: { token: bea } })).toBe(1)
    expect(await whoSent({ headers: { cookie }, query: { token: ada } })).toBe(2)
    expect(await whoSent({ headers: { authorization: 'Bearer null' }, query: { token: ada } })).toBe(1)
  })

  test.each(['wrong', 'x'.repeat(5000), "' OR 1=1 --", 'ä'])(
    'a token that is none of ours is expired',
    async (token) => {
      expect(await whoSent({ query: { token } })).toBe('expired')
    },
  )
})

describe('a token in a cookie', () => {
  const withCookie = (headers: Record<string, string>) => ({ ...headers, cookie: `__Host-welt=${ada}` })
  const json = { 'content-type': 'application/json' }

  test.each<Headed>([
    { method: 'GET', headers: {} },
    { method: 'GET', headers: { 'sec-fetch-site': 'same-origin' } },
    { method: 'GET', headers: { 'sec-fetch-site': 'none' } },
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'same-origin' } },
    { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } },
    { method: 'POST', headers: { ...json, origin: 'https://shop.test' } },
  ])('[S-07] counts when a page of the shop sent it: $method $headers', async ({ method, headers }) => {
    expect(await whoSent({ method, headers: withCookie(headers) })).toBe(1)
  })

  test.each<Headed>([
    { method: 'POST', headers: json },
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' } },
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'same-site', origin: 'https://shop.test' } },
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'none' } },
    { method: 'POST', headers: { ...json, origin: 'https://evil.test' } },
    { method: 'POST', headers: { ...json, origin: 'null' } },
    { method: 'DELETE', headers: { ...json, origin: 'https://shop.test.evil.test' } },
    { method: 'POST', headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' } },
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.test' },
    },
    { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } },
  ])('[S-07] is refused with 403 otherwise: $method $headers', async ({ method, headers }) => {
    expect(await refusalOf({ method, headers: withCookie(headers) })).toMatchObject({ code: 403 })
  })

  test('[S-07] a token in the header or in the query does not travel by itself, and is taken from anywhere', async () => {
    const headers = { ...json, origin: 'https://app.test', 'sec-fetch-site': 'cross-site' }
    expect(await whoSent({ method: 'POST', headers, query: { token: ada } })).toBe(1)
    expect(await whoSent({ method: 'POST', headers: { ...headers, authorization: `Bearer ${ada}` } })).toBe(1)
  })
})
