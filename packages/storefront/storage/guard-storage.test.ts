import { expect, test } from 'vitest'
import { englishView, germanView } from '../testing/create-test-shop.ts'
import { limitedStorage } from '../testing/limited-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { guardStorage } from './guard-storage.ts'
import { plainStorage } from './plain-storage.ts'

const cart = 'laszlo_de-shop/cart/current-cart'
const wishlist = 'laszlo_de-shop/wishlist/current-wishlist'
const path = (name: string) => `laszlo_de-shop/url/${name}`

/** The shop's storage over one of the browser's, and what was said and cleared meanwhile. */
function guarded(browser: Storage | (() => Storage), quota = 2048) {
  const open = typeof browser === 'function' ? browser : () => browser
  const said: string[] = []
  const world = { now: 0, areAnswersForgotten: false, written: (_key: string, _text: string | null) => {} }
  const options = {
    config: {
      storage: { driver: 'localStorage' as const, common: false, quota },
      storeViews: [germanView, englishView],
    },
    log: { warn: (_: object, message: string) => void said.push(message) },
    clock: () => world.now,
    forgetAnswers: () => Promise.resolve(void (world.areAnswersForgotten = true)),
    onWritten: (heard: typeof world.written) => void (world.written = heard),
  }
  const storage = plainStorage(open, () => guardStorage(storage, options))
  return { storage, said, world, guard: () => guardStorage(storage, options) }
}

/** A storage of which single calls fail, and how often each was made. */
function failing(broken: Partial<Record<'getItem' | 'setItem' | 'removeItem', () => void>>, content = {}) {
  const calls = { getItem: 0, setItem: 0 }
  const working = memoryStorage(content)
  const storage: Storage = {
    getItem(key) {
      calls.getItem += 1
      broken.getItem?.()
      return working.getItem(key)
    },
    setItem(key, text) {
      calls.setItem += 1
      broken.setItem?.()
      working.setItem(key, text)
    },
    removeItem(key) {
      broken.removeItem?.()
      working.removeItem(key)
    },
    clear: () => working.clear(),
    key: (index) => working.key(index),
    get length() {
      return working.length
    },
  }
  return { storage, working, calls }
}
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

test('what was written is read, here and by others', async () => {
  const browser = memoryStorage()
  const { storage, guard, said } = guarded(browser)
  storage.setItem(cart, 'one')
  await guard()
  expect(storage.getItem(cart)).toBe('one')
  storage.setItem(cart, 'two')
  expect([browser.getItem(cart), await storage.isKept(cart)]).toEqual(['two', true])
  browser.setItem(cart, 'three')
  expect(storage.getItem(cart)).toBe('three')
  storage.removeItem(cart)
  expect([storage.getItem(cart), browser.length, said]).toEqual([null, 0, []])
})

test('[CACHE-2] [CACHE-5] after one error reads are served from a copy in memory; it is only logged', async () => {
  const { storage: browser, calls } = failing({ setItem: refuse }, { [cart]: 'old', [wishlist]: 'wish', other: 'x' })
  const { storage, guard, said } = guarded(browser)
  await guard()
  storage.setItem(cart, 'new')
  expect(await storage.isKept(cart)).toBe(false)
  calls.getItem = 0
  expect(['cart', wishlist, cart].map((key) => storage.getItem(key))).toEqual([null, 'wish', 'new'])
  expect(calls.getItem).toBe(0)
  expect(said).toEqual(['the storage failed', 'Persistent cache disabled because of previous errors'])
})

test('[CACHE-2] at thirty errors writes stop, and the page goes on in memory', async () => {
  const { storage: browser, calls } = failing({ setItem: refuse })
  const { storage, guard } = guarded(browser)
  await guard()
  for (let count = 0; count < 40; count += 1) {
    storage.setItem(cart, `${count}`)
    await storage.isKept(cart)
  }
  expect([calls.setItem, storage.getItem(cart), await storage.isKept(cart)]).toEqual([30, '39', false])
})

test.each<[string, () => Storage]>([
  ['forbidden as a whole', refuse],
  ['failing at every call', () => failing({ getItem: refuse, setItem: refuse, removeItem: refuse }).storage],
])('[CACHE-2] a storage that is %s leaves a page that remembers by itself', async (_, open) => {
  const { storage, guard } = guarded(open)
  for (const round of ['before its code has come', 'afterwards']) {
    expect([storage.getItem(wishlist), round]).toEqual([null, round])
    storage.setItem(wishlist, 'wish')
    expect([storage.getItem(wishlist), await storage.isKept(wishlist)]).toEqual(['wish', false])
    storage.removeItem(wishlist)
    await guard()
  }
})

test('[CACHE-2] what another tab has written is known even when nothing is read any more', async () => {
  const { storage: browser } = failing({ getItem: refuse, setItem: refuse })
  const { storage, guard, world } = guarded(browser)
  await guard()
  storage.setItem(cart, 'here')
  expect([storage.getItem(cart), await storage.isKept(cart)]).toEqual(['here', false])
  world.written(cart, 'there')
  expect(storage.getItem(cart)).toBe('there')
  world.written(cart, null)
  expect(storage.getItem(cart)).toBeNull()
})

const stored = {
  [cart]: 'c'.repeat(100),
  'laszlo_de-shop/user/current-session': 'u'.repeat(100),
  'laszlo_en-shop/orders/one': 'o'.repeat(100),
  'laszlo_en-shop/claims/one': 'l'.repeat(100),
  'shop/syncTasks/one': 't'.repeat(100),
  [wishlist]: 'w'.repeat(100),
  [path('schuhe')]: 'p'.repeat(100),
  'laszlo_en-shop/url/shoes': 'p'.repeat(100),
  'laszlo_de-shop/search/recent': 's'.repeat(100),
  'foreign-shop/url/x': 'f'.repeat(100),
  consent: 'f'.repeat(100),
}
const preserved = ['cart', 'user', 'orders', 'claims', 'syncTasks']
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
const collections = (storage: Storage) => keysOf(storage).map((key) => key.split('/')[1] ?? key)

test('[CACHE-3] a full storage lets go of paths and searches of all views, and of nothing else; then the write is retried', async () => {
  const browser = limitedStorage(1400, stored)
  const { storage, world, said } = guarded(browser)
  storage.setItem(wishlist, 'w'.repeat(300))
  expect(storage.getItem(wishlist)).toHaveLength(300)
  expect(await storage.isKept(wishlist)).toBe(true)
  expect(browser.getItem(wishlist)).toHaveLength(300)
  expect(keysOf(browser).sort()).toEqual(
    Object.keys(stored)
      .filter((key) => key.startsWith('foreign') || !/\/(url|search)\//.test(key))
      .sort(),
  )
  expect([world.areAnswersForgotten, said]).toEqual([true, []])
})

test('[CACHE-3] the shopper’s lists go for a cart where paths were not enough, and stay on the page', async () => {
  const browser = limitedStorage(1250, stored)
  const { storage } = guarded(browser)
  storage.setItem(cart, 'c'.repeat(400))
  expect(await storage.isKept(cart)).toBe(true)
  expect(collections(browser)).toEqual([...preserved, 'url', 'consent'])
  expect(storage.getItem(wishlist)).toHaveLength(100)
  expect(await storage.isKept(wishlist)).toBe(false)
})

test('[CACHE-3] a list that has changed since it was stored is not turned back when it goes', async () => {
  const browser = limitedStorage(1250, stored)
  const { storage } = guarded(browser)
  storage.setItem(wishlist, 'w'.repeat(2000))
  storage.setItem(cart, 'c'.repeat(400))
  expect([await storage.isKept(cart), storage.getItem(wishlist)?.length]).toEqual([true, 2000])
})

test('[CACHE-3] nobody loses a list to a cart that does not fit all the same, nor to another list', async () => {
  for (const [key, text] of [
    [cart, 'c'.repeat(5000)],
    ['laszlo_de-shop/compare/current-compare', 'v'.repeat(5000)],
  ] as const) {
    const browser = limitedStorage(1400, stored)
    const { storage, said } = guarded(browser)
    storage.setItem(key, text)
    expect(await storage.isKept(key)).toBe(false)
    expect(storage.getItem(key)).toBe(text)
    expect(browser.getItem(wishlist)).toHaveLength(100)
    expect(await storage.isKept(wishlist)).toBe(true)
    expect(collections(browser)).toEqual(expect.arrayContaining(preserved))
    expect(said).toContain('Persistent cache disabled because of previous errors')
  }
})

test('[CACHE-3] a storage that is full at every write leaves a page that can be used, and what was there before', async () => {
  const full = () => {
    throw new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED')
  }
  const { storage: browser, working } = failing({ setItem: full }, stored)
  const { storage } = guarded(browser)
  for (const key of Object.keys(stored)) storage.setItem(key, 'new')
  for (const key of Object.keys(stored))
    expect([await storage.isKept(key), storage.getItem(key)]).toEqual([false, 'new'])
  expect(collections(working)).toEqual(expect.arrayContaining([...preserved, 'wishlist']))
})

test('[CACHE-3] the room that was made for one text serves the next ones too, and the last text counts', async () => {
  const browser = limitedStorage(1400, stored)
  const { storage } = guarded(browser)
  storage.setItem(path('one'), '1'.repeat(150))
  storage.setItem(path('two'), '2'.repeat(150))
  storage.setItem(path('two'), 'last')
  storage.setItem(path('three'), '3'.repeat(150))
  storage.removeItem(path('three'))
  await storage.isKept(path('three'))
  expect(['one', 'two', 'three'].map((name) => browser.getItem(path(name))?.length)).toEqual([150, 4, undefined])
})

test('[CACHE-4] at most every thirty seconds, while something is written, the quota is looked at', async () => {
  const browser = memoryStorage(stored)
  const { storage, guard, world } = guarded(browser, 2)
  await guard()
  const paths = () => collections(browser).filter((name) => name === 'url').length
  world.now = 29_999
  storage.setItem(path('large'), 'p'.repeat(2000))
  await storage.isKept(path('large'))
  expect(paths()).toBe(4)
  world.now = 30_000
  storage.setItem(path('small'), 'p')
  await storage.isKept(path('small'))
  // What others have on the same host is not counted, and not touched.
  expect(keysOf(browser).filter((key) => key.includes('/url/'))).toEqual(['foreign-shop/url/x', path('small')])
  expect(collections(browser)).toEqual(expect.arrayContaining([...preserved, 'wishlist']))
})

test('[CACHE-4] of the paths the hundred stay that were visited last', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `path-${index}`)
  const browser = memoryStorage(Object.fromEntries(names.map((name) => [path(name), 'p'])))
  const { storage, guard, world } = guarded(browser, 8)
  await guard()
  for (const name of [...names, ...names.slice(0, 20)]) storage.getItem(path(name))
  world.now = 30_000
  storage.setItem(path('new'), 'p')
  await storage.isKept(path('new'))
  const left = ['new', ...names.slice(0, 20), ...names.slice(71)].map(path)
  expect(keysOf(browser).sort()).toEqual(left.sort())
})
