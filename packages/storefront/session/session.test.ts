import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Api, Call } from '../api/create-api.ts'
import { createLists } from '../list/lists.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { callAsCustomer, type Visit } from './call-as-customer.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { knownOrders, loadOrders } from './order-history.ts'
import { register } from './register.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const refused: Answer<never> = { ok: false, at: 'code', code: 401, text: 'User is not authorized' }
const unreachable: Answer<never> = { ok: false, at: 'network', text: 'offline' }
const profile = { ok: true, result: { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de', groupToken: 'g' } } as const
const token: Answer<string> = { ok: true, result: 't1', meta: { refreshToken: 'r1' } }
const login = { email: 'a@b.de', password: 'Rahmen-1924', isToStay: true }

type Platform = (path: string, call: Call) => Answer<unknown>

let sessions: SessionStore
let asked: string[]

beforeEach(() => {
  sessions = createSessionStore({ lasting: memoryStorage(), passing: memoryStorage(), storeCode: 'laszlo_en' })
  asked = []
})

async function visit(platform: Platform): Promise<Visit> {
  const call: Api['call'] = <Result>(path: string, given: Call = {}) => {
    asked.push(path)
    return Promise.resolve(platform(path, given) as Answer<Result>)
  }
  return { shop: await createTestShop({ api: { call } }), sessions }
}

test('a login keeps tokens and name, once it is known whose they are', async () => {
  const here = await visit((path) => (path === '/api/user/login' ? token : profile))
  expect(await logIn(here, login)).toMatchObject({ ok: true, result: { firstname: 'Änne' } })
  expect(sessions.session()).toEqual({
    token: 't1',
    refreshToken: 'r1',
    customer: { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de' },
  })
})

test('[PRICE-7] a login keeps the group and its proof, where the platform tells them', async () => {
  const told = { ok: true, result: { ...profile.result, group_id: 3 } } as const
  const here = await visit((path) => (path === '/api/user/login' ? token : told))
  await logIn(here, login)
  expect(sessions.session()?.group).toEqual({ id: 3, token: 'g', since: 0 })
})

test.each([
  ['the password is wrong', refused, profile],
  ['nobody says whose it is', token, unreachable],
  ['no refresh token comes along', { ok: true, result: 't1' } as const, profile],
])('there is no session when %s', async (_, first, second) => {
  const here = await visit((path) => (path === '/api/user/login' ? first : second))
  expect(await logIn(here, login)).toMatchObject({ ok: false })
  expect(sessions.session()).toBeNull()
})

test.each([
  ['nobody says whose it is', unreachable],
  ['it is nobody’s', { ok: true, result: { email: 'a@b.de' } } as const],
])('[USER-2] a login that fails because %s clears the user who was there before', async (_, answer) => {
  begin()
  const here = await visit((path) => (path === '/api/user/login' ? token : answer))
  await logIn(here, login)
  expect(sessions.session()).toBeNull()
})

test('[USER-2] a login loads the orders too', async () => {
  const orders = { ok: true, result: { items: [], total_count: 0 } } as const
  const here = await visit((path) => {
    if (path === '/api/user/login') return token
    return path === '/api/user/me' ? profile : orders
  })
  await logIn(here, login)
  await loadOrders(here)
  expect(knownOrders(sessions)).toEqual(orders.result)
  expect(asked).toEqual(['/api/user/login', '/api/user/me', '/api/user/order-history'])
})

test('whoever registered is logged in; if that fails the account is there all the same', async () => {
  const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de', password: 'Rahmen-1924', isToStay: false }
  const works = await visit((path) => (path === '/api/user/login' ? token : profile))
  expect(await register(works, customer)).toEqual({ ok: true, result: { isLoggedIn: true } })
  sessions.end()
  const fails = await visit((path) => (path === '/api/user/login' ? unreachable : profile))
  expect(await register(fails, customer)).toEqual({ ok: true, result: { isLoggedIn: false } })
  expect(sessions.session()).toBeNull()
})

test('a logout is over at once, even if the platform does not hear of it', async () => {
  const here = await visit((path) => (path === '/api/user/login' ? token : profile))
  await logIn(here, login)
  const silent = await visit(() => unreachable)
  const leaving = logOut(silent, [])
  expect(sessions.session()).toBeNull()
  await leaving
  expect(asked.at(-1)).toBe('/api/user/logout')
})

test('[USER-3] a logout empties wishlist and comparison, here and in the storage, before anybody has answered', async () => {
  begin()
  const storage = memoryStorage()
  const { wishlist, compare } = createLists({ storage, storeCode: 'laszlo_de' })
  for (const list of [wishlist, compare]) list.commit(() => [{ sku: 'WIEN', name: 'Wien' }])
  const leaving = logOut(await visit(() => unreachable), [wishlist, compare])
  expect([wishlist.items(), compare.items(), storage.length]).toEqual([[], [], 0])
  await leaving
})

test.each([
  [false, 1],
  [true, 0],
])('[USER-3] a logout that is silent (%s) says so %i times', async (isSilent, times) => {
  begin()
  let said = 0
  await logOut(await visit(() => unreachable), [], { isSilent, notice: () => void (said += 1) })
  expect(said).toBe(times)
})

test('who is not logged in loses nothing by a logout', async () => {
  const { wishlist } = createLists({ storage: null, storeCode: 'laszlo_de' })
  wishlist.commit(() => [{ sku: 'WIEN', name: 'Wien' }])
  await logOut(await visit(() => unreachable), [wishlist])
  expect(wishlist.items()).toHaveLength(1)
})

function begin() {
  const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de' }
  sessions.begin({ token: 'old', refreshToken: 'r1', customer }, true)
}

test('nobody is asked in the name of a guest', async () => {
  const here = await visit(() => profile)
  expect(await callAsCustomer(here, '/a')).toMatchObject({ ok: false, code: 401 })
  expect(asked).toEqual([])
})
