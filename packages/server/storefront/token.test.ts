import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { createApi } from '@welt/storefront/api/create-api.ts'
import { createExclusively } from '@welt/storefront/lock/exclusively.ts'
import { callAsCustomer, type Visit } from '@welt/storefront/session/call-as-customer.ts'
import { logIn } from '@welt/storefront/session/log-in.ts'
import { logOut } from '@welt/storefront/session/log-out.ts'
import { loadOrders } from '@welt/storefront/session/order-history.ts'
import { register } from '@welt/storefront/session/register.ts'
import { createSessionStore } from '@welt/storefront/session/session-store.ts'
import { createTestShop } from '@welt/storefront/testing/create-test-shop.ts'
import { memoryLocks } from '@welt/storefront/testing/memory-locks.ts'
import { memoryStorage } from '@welt/storefront/testing/memory-storage.ts'
import { testTime } from '@welt/storefront/testing/test-time.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const login = { email: 'änne@example.com', password: 'Pferd-Batterie-9', isToStay: true }
const minute = 60_000

let platform: TestPlatform
let now: number
/** What the platform was sent. */
let sent: Request[]
beforeEach(async () => {
  now = Date.UTC(2026, 2, 1, 9)
  sent = []
  platform = await createTestPlatform({ clock: () => now })
})
afterEach(() => platform.close())

/** Tabs of one browser on a real platform; the first has registered a customer and is logged in. */
async function openTabs(tokenInHeader: boolean, count: number) {
  const [storage, locks, time] = [memoryStorage(), memoryLocks(), testTime()]
  const shop = await createTestShop()
  const config = { ...shop.config, users: { ...shop.config.users, tokenInHeader } }
  const api = createApi({
    config,
    storeView: shop.storeView,
    origin: 'http://shop.test',
    timeout: 20_000,
    fetch: (request) => {
      sent.push(request.clone())
      return platform.fetch(request)
    },
  })
  const open = (): Visit => ({
    shop: { ...shop, api, config },
    sessions: createSessionStore({ lasting: storage, passing: null, storeCode: 'laszlo_en' }),
    exclusively: createExclusively({ locks, storage, clock: time.clock, wait: time.wait }),
    wait: time.wait,
  })
  const first = open()
  const registered = await register(first, { ...login, firstname: 'Änne', lastname: 'Weiß' })
  expect(registered).toEqual({ ok: true, result: { isLoggedIn: true } })
  await time.until(loadOrders(first))
  return { time, first, tabs: [first, ...Array.from({ length: count - 1 }, open)] }
}

const refreshes = () => sent.filter(({ url }) => new URL(url).pathname === '/api/user/refresh').length

describe.each([
  ['the query', false],
  ['the header', true],
])('with the token in %s', (_, tokenInHeader) => {
  test('[TASK-6] [S-06] the platform knows who calls, and the token stands nowhere else', async () => {
    const { first, time } = await openTabs(tokenInHeader, 1)
    const token = first.sessions.session()?.token ?? ''
    expect(await time.until(callAsCustomer(first, '/api/user/me'))).toMatchObject({
      ok: true,
      result: { lastname: 'Weiß' },
    })
    await logOut(first, [])
    const calls = sent.filter(({ url }) => /\/(me|order-history|logout)$/.test(new URL(url).pathname))
    expect(calls.length).toBeGreaterThanOrEqual(4)
    for (const { url, headers } of calls) {
      expect(new URL(url).searchParams.get('token')).toBe(tokenInHeader ? null : token)
      expect(headers.get('authorization')).toBe(tokenInHeader ? `Bearer ${token}` : null)
    }
    for (const { url } of sent)
      expect(url.includes(token)).toBe(!tokenInHeader && calls.some((call) => call.url === url))
  })

  test('[C-05] fifty calls in each of three tabs with a token that has run out make one refresh, and all are answered', async () => {
    const { tabs, time } = await openTabs(tokenInHeader, 3)
    now += 16 * minute
    const calls = tabs.flatMap((visit) => Array.from({ length: 50 }, () => callAsCustomer(visit, '/api/user/me')))
    const answers = await time.until(Promise.all(calls))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    expect(answers).toHaveLength(150)
    expect(refreshes()).toBe(1)
  })

  test('[C-06] a session that the platform has ended is refreshed once in vain; a login makes everything good', async () => {
    const { tabs, first, time } = await openTabs(tokenInHeader, 3)
    now += 91 * 24 * 60 * minute
    const calls = tabs.flatMap((visit) => Array.from({ length: 50 }, () => callAsCustomer(visit, '/api/user/me')))
    const answers = await time.until(Promise.all(calls))
    const text = 'Error refreshing user token. User is not authorized to access the resource'
    expect(new Set(answers.map((answer) => !answer.ok && answer.text))).toEqual(new Set([text]))
    expect(refreshes()).toBe(1)
    expect(tabs.map(({ sessions }) => sessions.reread())).toEqual([null, null, null])

    expect(await logIn(first, login)).toMatchObject({ ok: true })
    expect(await time.until(callAsCustomer(first, '/api/user/me'))).toMatchObject({ ok: true })
  })
})
