import { ErrorEnvelope, envelope } from '@welt/contract/envelope.ts'
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, nat, oneof, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { ada, password, UserShop } from './testing/create-user-shop.ts'

const address = { firstname: 'A', lastname: 'B', street: ['C'], city: 'D', postcode: '12345', country_id: 'DE' }
const good: Record<string, object> = {
  '/api/user/create': { customer: { ...ada, addresses: [address] }, password },
  '/api/user/login': { username: ada.email, password },
  '/api/user/refresh': { refreshToken: 'x' },
  '/api/user/logout': { refreshToken: 'x' },
  '/api/user/reset-password': { email: ada.email },
  '/api/user/create-password': { email: ada.email, newPassword: password, resetToken: 'x' },
  '/api/user/change-password': { currentPassword: password, newPassword: password },
  '/api/user/me': { customer: { ...ada, gender: 1, addresses: [{ ...address, id: 1 }] }, currentPassword: password },
}

describe('whatever is sent to the user calls', () => {
  let database: Database
  let shop: UserShop
  let token: string

  beforeAll(async () => {
    database = await temporarySqlite()
    shop = new UserShop(database)
    await shop.register()
    token = (await shop.logIn()).token
  })
  afterAll(() => database.close())

  const odd = oneof(
    jsonValue({ maxDepth: 2 }),
    string({ unit: 'binary' }),
    constantFrom<unknown>(null, '', -1, 0.5, 1e308, 'null', '\ud800', 'x'.repeat(5000), [], [[]], {}, true),
  )

  test('the answer is an envelope, and never a fault of the shop', async () => {
    const paths = constantFrom(...Object.keys(good))
    await assert(
      asyncProperty(paths, constantFrom('', token, 'wrong'), odd, nat(), async (path, as, value, place) => {
        const { status, body } = await shop.post(path, spoiled(good[path] ?? {}, value, place), { token: as })
        expect(status).toBeLessThan(500)
        const read = status === 200 ? envelope(z.unknown()).parse(body) : ErrorEnvelope.parse(body)
        expect(read.code).toBe(status)
      }),
      { numRuns: 300 },
    )
  })

  test('whatever stands in the query is read, or refused in words', async () => {
    const parameters = dictionary(constantFrom('token', 'pageSize', 'currentPage', 'storeCode', 'x'), string())
    await assert(
      asyncProperty(constantFrom('/api/user/me', '/api/user/order-history'), parameters, async (path, query) => {
        const { status, body } = await shop.get(`${path}?${new URLSearchParams(query)}`)
        expect([400, 401]).toContain(status)
        expect(ErrorEnvelope.parse(body).code).toBe(status)
      }),
      { numRuns: 100 },
    )
  })
})

/** The same body with one of its values, at any depth, replaced. */
function spoiled(body: unknown, value: unknown, place: number): unknown {
  const paths = pathsOf(body)
  const chosen = paths[place % paths.length] ?? []
  return replaced(body, chosen, value)
}

function pathsOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((part: unknown, place) => (String(place) === key ? replaced(part, rest, by) : part))
  if (typeof value !== 'object' || value === null) return by
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? replaced(part, rest, by) : (part as unknown)]),
  )
}
