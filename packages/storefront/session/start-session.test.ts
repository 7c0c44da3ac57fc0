import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { answeringVisit } from '../testing/answering-visit.ts'
import { type Browser, openTabs, type Tab } from '../testing/open-tabs.ts'
import { knownOrders, loadOrders } from './order-history.ts'
import { type SessionEvent, startSession } from './start-session.ts'

const profile = { firstname: 'Ännchen', lastname: 'Weiß', email: 'a@b.de', group_id: 3, groupToken: 'new proof' }
const history = { items: [{ increment_id: '000000007' }], total_count: 1 }
const refused: Answer<never> = { ok: false, at: 'code', code: 401, text: 'User is not authorized' }
const cut: Answer<never> = { ok: false, at: 'network', text: 'cut' }

/** A browser with a stored session, on a platform that tells these. */
async function browserWith(answers: { me?: Answer<unknown>; orders?: Answer<unknown> } = {}) {
  const { me = { ok: true, result: profile }, orders = { ok: true, result: history } } = answers
  const platform = (path: string) => {
    if (path === '/api/user/me') return me
    return path === '/api/user/order-history' ? orders : refused
  }
  const browser = await openTabs({ platform })
  const [tab] = browser.tabs
  if (!tab) throw new Error('no tab')
  return { ...browser, ...tab }
}

async function start({ visit, time }: Tab & Browser): Promise<SessionEvent[]> {
  const told: SessionEvent[] = []
  await time.until(startSession(visit, (event) => void told.push(event)))
  return told
}

test('[USER-2] with a stored session profile and orders are fetched and kept, and it is told that somebody is there', async () => {
  const here = await browserWith()
  expect(await start(here)).toEqual(['session-after-authorized'])
  expect(here.visit.sessions.session()).toMatchObject({ token: 'old', customer: { firstname: 'Ännchen' } })
  expect(knownOrders(here.visit.sessions)).toEqual(history)
  expect(here.asked).toEqual([
    { path: '/api/user/me', token: 'old' },
    { path: '/api/user/order-history', token: 'old', query: { pageSize: '20', currentPage: '1' } },
  ])
})

test('[PRICE-7] the group and its proof are kept as they are now', async () => {
  const here = await browserWith()
  await start(here)
  expect(here.visit.sessions.session()?.group).toEqual({ id: 3, token: 'new proof', since: 0 })
})

test('[USER-2] for a guest nothing is asked, and that is told', async () => {
  const { visit, sent } = await answeringVisit(refused)
  const told: SessionEvent[] = []
  await startSession(visit, (event) => void told.push(event))
  expect([told, sent]).toEqual([['session-after-nonauthorized'], []])
})

test('[USER-2] a customer whom the platform does not know any more is a guest', async () => {
  const here = await browserWith({ me: refused, orders: refused })
  expect(await start(here)).toEqual(['session-after-nonauthorized'])
  expect(here.visit.sessions.session()).toBeNull()
})

test.each<[string, Parameters<typeof browserWith>[0]]>([
  ['does not answer', { me: cut, orders: cut }],
  ['answers something else', { me: { ok: true, result: null }, orders: { ok: true, result: null } }],
  ['tells half a customer', { me: { ok: true, result: { firstname: 'Ännchen' } }, orders: cut }],
])('a platform that %s leaves the session as it is', async (_, answers) => {
  const here = await browserWith(answers)
  const before = here.visit.sessions.session()
  expect(await start(here)).toEqual(['session-after-authorized'])
  expect(here.visit.sessions.reread()).toEqual(before)
  expect(knownOrders(here.visit.sessions)).toBeNull()
})

test('who logs in meanwhile is not given the name of who was there before', async () => {
  const here = await browserWith()
  const customer = { firstname: 'Bernd', lastname: 'Groß', email: 'b@b.de' }
  const starting = startSession(here.visit, () => undefined)
  here.visit.sessions.begin({ token: 'b', refreshToken: 'r2', customer }, true)
  await here.time.until(starting)
  expect(here.visit.sessions.session()?.customer).toEqual(customer)
  expect(knownOrders(here.visit.sessions)).toBeNull()
})

test('[USER-7] what the account’s page has asked for is not asked for twice', async () => {
  const here = await browserWith()
  const asking = loadOrders(here.visit)
  await Promise.all([start(here), here.time.until(asking)])
  await start(here)
  expect(here.asked.filter(({ path }) => path === '/api/user/order-history')).toHaveLength(1)
})

test('[USER-7] orders are asked for anew when somebody looks at them later, and page by page', async () => {
  const here = await browserWith()
  await start(here)
  await here.time.until(loadOrders(here.visit))
  await here.time.until(loadOrders(here.visit, 2))
  const pages = here.asked.filter(({ path }) => path === '/api/user/order-history')
  expect(pages.map(({ query }) => query?.['currentPage'])).toEqual(['1', '1', '2'])
  expect(knownOrders(here.visit.sessions)).toEqual(history)
})

test('[USER-3] orders are forgotten with the session', async () => {
  const here = await browserWith()
  await start(here)
  here.visit.sessions.end()
  expect(knownOrders(here.visit.sessions)).toBeNull()
})
