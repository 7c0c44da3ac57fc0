import { expect, test } from 'vitest'
import { plainStorage } from '../storage/plain-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import type { Session } from './session.ts'
import { createSessionStore } from './session-store.ts'

const key = 'laszlo_de-shop/user/current-session'
const aenne: Session = {
  token: 't1',
  refreshToken: 'r1',
  customer: { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' },
}

/** Two tabs of one browser: what lasts is common, what passes is each tab's own. */
function openTabs() {
  const lasting = memoryStorage()
  const told: (() => void)[] = []
  const open = (passing = memoryStorage()) =>
    createSessionStore({
      lasting,
      passing,
      storeCode: 'laszlo_de',
      onStorageChange: (_, changed) => void told.push(changed),
    })
  return { lasting, open, tell: () => told.forEach((changed) => changed()) }
}

test('[SHELL-3] [USER-1] who stays logged in is known again in a new tab; who does not only in this one, after a reload too', () => {
  const { lasting, open } = openTabs()
  open().begin(aenne, true)
  expect(open().session()).toEqual(aenne)

  const passing = memoryStorage()
  const here = createSessionStore({ lasting, passing, storeCode: 'laszlo_de' })
  here.begin({ ...aenne, token: 't2' }, false)
  expect(open().session()).toBeNull()
  expect(createSessionStore({ lasting, passing, storeCode: 'laszlo_de' }).session()?.token).toBe('t2')
})

test('another tab follows: in, with a new token, and out', () => {
  const { open, tell } = openTabs()
  const here = open()
  const there = open()
  let heard = 0
  there.subscribe(() => {
    heard += 1
  })
  here.begin(aenne, true)
  tell()
  expect(there.session()).toEqual(aenne)
  here.renew({ token: 't2' })
  tell()
  expect(there.session()?.token).toBe('t2')
  here.end()
  tell()
  expect(there.session()).toBeNull()
  expect(heard).toBe(3)
})

test('a session that has ended is not brought back by a token that comes late', () => {
  const here = openTabs().open()
  here.begin(aenne, true)
  here.end()
  here.renew({ token: 't2' })
  expect(here.session()).toBeNull()
})

test('a renewed session stays where it was kept', () => {
  const { lasting, open } = openTabs()
  const passing = memoryStorage()
  const here = open(passing)
  here.begin(aenne, false)
  here.renew({ token: 't2' })
  expect(lasting.getItem(key)).toBeNull()
  expect(passing.getItem(key)).toContain('t2')
})

test('without storage, or with a full one, a session lives as long as the page', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const storage of [null, plainStorage(() => full)]) {
    const store = createSessionStore({ lasting: storage, passing: storage, storeCode: 'laszlo_de' })
    store.begin(aenne, true)
    expect(store.session()).toEqual(aenne)
  }
})

test('a tab that has not been told yet sees on looking what another has written', () => {
  const { open } = openTabs()
  const [here, there] = [open(), open()]
  here.begin(aenne, true)
  expect([there.session(), there.reread(), there.session()]).toEqual([null, aenne, aenne])
  here.end()
  expect(there.reread()).toBeNull()
})

test('a session that could not be stored is not lost by looking for it', () => {
  const store = createSessionStore({ lasting: null, passing: null, storeCode: 'laszlo_de' })
  store.begin(aenne, true)
  expect(store.reread()).toEqual(aenne)
  store.end()
  expect(store.reread()).toBeNull()
})

test('a session that is given up has ended by the time it is said', () => {
  const told: unknown[] = []
  const store = createSessionStore({
    lasting: memoryStorage(),
    passing: null,
    storeCode: 'laszlo_de',
    onGivenUp: (reason) => void told.push(reason, store.session()),
  })
  store.begin(aenne, true)
  store.giveUp('refused')
  expect(told).toEqual(['refused', null])
})

test.each(['{', 'null', '[]', '{"token":"t"}', '{"token":1,"refreshToken":"r","customer":{}}'])(
  'what somebody else wrote (%s) is no session',
  (content) => {
    const lasting = memoryStorage({ [key]: content })
    expect(createSessionStore({ lasting, passing: null, storeCode: 'laszlo_de' }).session()).toBeNull()
  },
)
