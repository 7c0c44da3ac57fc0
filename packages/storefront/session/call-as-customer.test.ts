import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { type Browser, type BrowserOptions, openTabs } from '../testing/open-tabs.ts'
import { callAsCustomer } from './call-as-customer.ts'
import type { Session } from './session.ts'

const text = 'Error refreshing user token. User is not authorized to access the resource'
const refused: Answer<never> = { ok: false, at: 'code', code: 401, text: 'User is not authorized' }
const notRefreshed: Answer<never> = { ...refused, text }
const cut: Answer<never> = { ok: false, at: 'network', text: 'cut' }
const bernd: Session = {
  token: 'new',
  refreshToken: 'r2',
  customer: { firstname: 'Bernd', lastname: 'Groß', email: 'b@b.de' },
}

/** A platform that takes the token `new` alone, and answers a refresh with this. */
const refreshing =
  (refresh: Answer<unknown>): BrowserOptions['platform'] =>
  (path, { token }) => {
    if (path === '/api/user/refresh') return refresh
    return token === 'new' ? { ok: true, result: path } : refused
  }
const good = refreshing({ ok: true, result: 'new' })

const callEach = ({ tabs, time }: Browser, calls: number) =>
  time.until(
    Promise.all(
      tabs.flatMap(({ visit }) => Array.from({ length: calls }, (_, call) => callAsCustomer(visit, `/${call}`))),
    ),
  )
const refreshes = ({ asked }: Browser) => asked.filter(({ path }) => path === '/api/user/refresh').length

test.each([
  ['one refresh in all', true, 1],
  ['at most one in each tab without the browser’s locks', false, 3],
])('[C-05] [TASK-4] fifty refused calls in each of three tabs make %s, and all succeed', async (_, hasLocks, most) => {
  const browser = await openTabs({ platform: good, count: 3, hasLocks })
  const answers = await callEach(browser, 50)
  expect(answers).toHaveLength(150)
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  expect(refreshes(browser)).toBeGreaterThan(0)
  expect(refreshes(browser)).toBeLessThanOrEqual(most)
  expect(browser.tabs.map(({ visit }) => visit.sessions.session()?.token)).toEqual(['new', 'new', 'new'])
})

test('[TASK-3] who comes while a token is being refreshed waits a second, and then goes with the new one', async () => {
  const browser = await openTabs({ platform: good })
  const { tabs, time, asked } = browser
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  const first = callAsCustomer(tab.visit, '/first')
  await time.until(time.wait(150))
  expect(asked.at(-1)?.path).toBe('/api/user/refresh')
  const second = callAsCustomer(tab.visit, '/second')
  expect(await time.until(Promise.all([first, second]))).toMatchObject([{ ok: true }, { ok: true }])
  expect(asked.filter(({ path }) => path === '/second')).toMatchObject([{ token: 'new' }])
  expect(time.clock()).toBe(150 + 1000 + 100)
})

test.each([
  ['is refused', refused, text, 'refused'],
  ['is refused with another code', { ...refused, code: 500 } as const, text, 'refused'],
  [
    'is answered with no JSON',
    { ok: false, at: 'content-type', text: 'html' } as const,
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    'unreadable',
  ],
  [
    'is answered with no token',
    { ok: true, result: { token: 'new' } } as const,
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    'unreadable',
  ],
])(
  '[C-06] [TASK-3] a refresh that %s is tried once; all calls end with 401, and everybody is logged out',
  async (_, answer, told, reason) => {
    const browser = await openTabs({ platform: refreshing(answer), count: 3 })
    const answers = await callEach(browser, 50)
    expect(answers).toHaveLength(150)
    expect(answers.filter((one) => one.ok || one.at !== 'code' || one.code !== 401)).toEqual([])
    expect(new Set(answers.map((one) => !one.ok && one.text))).toEqual(new Set([told, text]))
    expect(refreshes(browser)).toBe(1)
    expect(browser.tabs.map(({ visit }) => visit.sessions.session())).toEqual([null, null, null])
    expect(browser.tabs.flatMap(({ givenUp }) => givenUp)).toEqual([reason])
  },
)

test.each(['network', 'offline'] as const)(
  '[TASK-4] a refresh that fails for the network (%s) ends all calls with that, is tried once, and logs nobody out',
  async (at) => {
    const failure = { ok: false, at, text: 'cut' } as const
    const browser = await openTabs({ platform: refreshing(failure) })
    expect(await callEach(browser, 50)).toEqual(Array.from({ length: 50 }, () => failure))
    expect(refreshes(browser)).toBe(1)
    expect(browser.tabs[0]?.visit.sessions.session()?.token).toBe('old')
    expect(browser.tabs[0]?.givenUp).toEqual([])
    // The next call tries again.
    await callEach(browser, 1)
    expect(refreshes(browser)).toBe(2)
  },
)

test('[TASK-4] a second 401 right after a refresh gives up, once', async () => {
  const platform = refreshing({ ok: true, result: 'also refused' })
  const browser = await openTabs({ platform })
  expect(await callEach(browser, 50)).toEqual(Array.from({ length: 50 }, () => notRefreshed))
  expect(refreshes(browser)).toBe(1)
  expect(browser.tabs[0]?.visit.sessions.session()).toBeNull()
  expect(browser.tabs[0]?.givenUp).toEqual(['refused'])
})

test('[TASK-3] with a lock that has failed nothing is asked, until somebody logs in, in whichever tab', async () => {
  const browser = await openTabs({ platform: refreshing(refused), count: 2 })
  const [here, there] = browser.tabs
  await callEach(browser, 1)
  const before = browser.asked.length
  expect(await callEach(browser, 1)).toEqual([notRefreshed, notRefreshed])
  expect(browser.asked).toHaveLength(before)
  there?.visit.sessions.begin(bernd, true)
  here?.hear()
  expect(await callEach(browser, 1)).toMatchObject([{ ok: true }, { ok: true }])
})

test('a page out of the browser’s memory has an old token, and so has the storage: that is no second failure', async () => {
  const browser = await openTabs({ platform: good, count: 2 })
  const [here, there] = browser.tabs
  there?.visit.sessions.renew({ token: 'old as well' })
  expect(here?.visit.sessions.session()?.token).toBe('old')
  expect(await callEach({ ...browser, tabs: browser.tabs.slice(0, 1) }, 3)).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: true },
  ])
  expect(refreshes(browser)).toBe(1)
})

test('[USER-3] who has logged out in another tab is not logged in again by a token that comes late, and nobody says that it failed', async () => {
  const browser = await openTabs({ platform: good, count: 2 })
  const [here, there] = browser.tabs
  if (!here || !there) throw new Error('no tabs')
  const call = callAsCustomer(here.visit, '/a')
  await browser.time.until(browser.time.wait(150))
  there.visit.sessions.end()
  expect(await browser.time.until(call)).toEqual(notRefreshed)
  expect([here.visit.sessions.reread(), browser.storage.length, here.givenUp]).toEqual([null, 0, []])
})

test('what was asked in one customer’s name is not asked again in another’s', async () => {
  const browser = await openTabs({ platform: good, count: 2 })
  const [here, there] = browser.tabs
  if (!here || !there) throw new Error('no tabs')
  const call = callAsCustomer(here.visit, '/a')
  there.visit.sessions.begin(bernd, true)
  expect(await browser.time.until(call)).toMatchObject({ ok: false, code: 401 })
  expect(browser.asked.map(({ token }) => token)).toEqual(['old'])
})

test('[TASK-4] where tokens are not refreshed the 401 is the answer, and the session stays', async () => {
  const browser = await openTabs({ platform: good })
  const [tab] = browser.tabs
  if (!tab) throw new Error('no tab')
  const { shop } = tab.visit
  const config = { ...shop.config, users: { ...shop.config.users, autoRefreshTokens: false } }
  const call = callAsCustomer({ ...tab.visit, shop: { ...shop, config } }, '/a')
  expect(await browser.time.until(call)).toEqual(refused)
  expect(tab.visit.sessions.session()?.token).toBe('old')
})

test('a call that does not reach the platform is no matter of tokens', async () => {
  const browser = await openTabs({ platform: () => cut })
  expect(await callEach(browser, 1)).toEqual([cut])
  expect(refreshes(browser)).toBe(0)
})

test('a refresh that throws leaves the lock open', async () => {
  const browser = await openTabs({ platform: good })
  const [tab] = browser.tabs
  if (!tab) throw new Error('no tab')
  const broken = { ...tab.visit, exclusively: () => Promise.reject(new Error('a bug')) }
  await expect(browser.time.until(callAsCustomer(broken, '/a'))).rejects.toThrow('a bug')
  expect(await callEach(browser, 1)).toMatchObject([{ ok: true }])
})
