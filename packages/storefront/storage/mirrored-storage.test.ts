import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { germanView } from '../testing/create-test-shop.ts'
import { openMirroredStorage } from './mirrored-storage.ts'
import type { TextStore } from './text-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const cart = 'laszlo_de-shop/cart/current-cart'
const wishlist = 'laszlo_de-shop/wishlist/current-wishlist'
const silence = () => new Promise<never>(() => undefined)
const refuse = () => Promise.reject(new Error('forbidden'))

/** A browser with one database, in which a test can break single calls, and as many tabs as it likes. */
function browser(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  const calls = { write: 0, reopen: 0 }
  const said: string[] = []
  const tabs: ((key: string) => void)[] = []
  const open = (broken: Partial<TextStore> = {}, quota = 2048) => {
    const working: TextStore = {
      readAll: () => Promise.resolve([...kept]),
      read: (key) => Promise.resolve(kept.get(key) ?? null),
      write: (key, text) => Promise.resolve(void kept.set(key, text)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
      reopen: () => undefined,
    }
    const store = { ...working, ...broken }
    const own: { heard?: (key: string) => void } = {}
    return openMirroredStorage({
      store: {
        ...store,
        write: (key, text) => (calls.write++, store.write(key, text)),
        reopen: () => (calls.reopen++, store.reopen()),
      },
      channel: {
        // A tab does not hear itself.
        tell: (key) => tabs.filter((heard) => heard !== own.heard).forEach((heard) => heard(key)),
        listen: (heard) => {
          own.heard = heard
          tabs.push(heard)
        },
      },
      clock: Date.now,
      config: { storage: { driver: 'indexedDB', common: false, quota }, storeViews: [germanView] },
      log: { warn: (_, message) => void said.push(message) },
      forgetAnswers: () => Promise.resolve(),
    })
  }
  return { open, kept, calls, said }
}

test('[CACHE-1] what is kept in a database is read at once, and what is written is there after a reload', async () => {
  const { open, kept, said } = browser({ [cart]: 'one' })
  const storage = await open()
  expect(storage.getItem(cart)).toBe('one')
  storage.setItem(cart, 'two')
  storage.setItem(wishlist, 'wish')
  storage.removeItem(wishlist)
  expect([storage.getItem(cart), storage.getItem(wishlist)]).toEqual(['two', null])
  expect([await storage.isKept(cart), [...kept]]).toEqual([true, [[cart, 'two']]])
  expect((await open()).getItem(cart)).toBe('two')
  expect(said).toEqual([])
})

test('another tab reads what was written here, and who listens there is told; here nobody is', async () => {
  const { open } = browser()
  const [here, there] = [await open(), await open()]
  const told: string[] = []
  here.onChange(cart, () => told.push('here'))
  there.onChange(cart, () => told.push(`there: ${there.getItem(cart)}`))
  here.setItem(cart, 'one')
  await here.isKept(cart)
  await vi.advanceTimersByTimeAsync(0)
  here.removeItem(cart)
  await here.isKept(cart)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['there: one', 'there: null'])
})

test('of two tabs that write at the same time both end with what the database holds', async () => {
  const { open, kept } = browser()
  const [here, there] = [await open(), await open()]
  here.setItem(cart, 'here')
  there.setItem(cart, 'there')
  await Promise.all([here.isKept(cart), there.isKept(cart)])
  await vi.advanceTimersByTimeAsync(0)
  expect([here.getItem(cart), there.getItem(cart)]).toEqual([kept.get(cart), kept.get(cart)])
})

test('[CACHE-2] [CACHE-5] after 800 ms the page goes on without the database, which is opened anew, once', async () => {
  const { open, said, calls } = browser({ [cart]: 'kept' })
  const opening = open({ readAll: silence, write: silence })
  await vi.advanceTimersByTimeAsync(799)
  expect(calls.reopen).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  const storage = await opening
  expect([storage.getItem(cart), calls.reopen]).toEqual([null, 1])
  expect(said).toEqual(['Cache not responding', 'Persistent cache disabled because of previous errors'])
  storage.setItem(wishlist, 'wish')
  const isKept = storage.isKept(wishlist)
  await vi.advanceTimersByTimeAsync(2000)
  expect([await isKept, storage.getItem(wishlist), calls.reopen]).toEqual([false, 'wish', 1])
})

test('[CACHE-2] what a slow database brings at last is shown, but for what was written meanwhile', async () => {
  const { open, kept } = browser({ [cart]: 'old', [wishlist]: 'old' })
  const late = () => new Promise<[string, string][]>((resolve) => setTimeout(() => resolve([...kept]), 1000))
  const opening = open({ readAll: late })
  await vi.advanceTimersByTimeAsync(800)
  const storage = await opening
  let told = 0
  storage.onChange(cart, () => (told += 1))
  storage.onChange(wishlist, () => (told += 1))
  storage.removeItem(wishlist)
  await vi.advanceTimersByTimeAsync(1000)
  expect([storage.getItem(cart), storage.getItem(wishlist), told]).toEqual(['old', null, 1])
})

test('[CACHE-2] a database that answers on the second connection alone is read from there', async () => {
  const { open, kept } = browser({ [cart]: 'kept' })
  let isReopened = false
  const opening = open({
    readAll: () => (isReopened ? Promise.resolve([...kept]) : silence()),
    reopen: () => void (isReopened = true),
  })
  await vi.advanceTimersByTimeAsync(800)
  expect((await opening).getItem(cart)).toBe('kept')
})

test.each(['is slow', 'is full at first'])('in a database that %s the last text counts', async (kind) => {
  const { open, kept } = browser()
  let isFull = kind === 'is full at first'
  const write: TextStore['write'] = async (key, text) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (isFull) {
      isFull = false
      throw new DOMException('full', 'QuotaExceededError')
    }
    kept.set(key, text)
  }
  const storage = await open({ write })
  storage.setItem(cart, 'one')
  await vi.advanceTimersByTimeAsync(150)
  storage.setItem(cart, 'two')
  const isKept = storage.isKept(cart)
  await vi.advanceTimersByTimeAsync(1000)
  expect([await isKept, kept.get(cart), storage.getItem(cart)]).toEqual([true, 'two', 'two'])
})

test('what another tab wrote before does not turn back what is written here', async () => {
  const { open } = browser()
  const late = (text: string) => new Promise<string>((resolve) => setTimeout(() => resolve(text), 100))
  const [here, there] = [await open({ read: () => late('there'), write: silence }), await open()]
  there.setItem(cart, 'there')
  await there.isKept(cart)
  here.setItem(cart, 'here')
  await vi.advanceTimersByTimeAsync(100)
  expect(here.getItem(cart)).toBe('here')
})

test('[CACHE-2] where databases are forbidden the page remembers by itself, and stops trying after thirty errors', async () => {
  const { open, calls } = browser()
  const storage = await open({ readAll: refuse, read: refuse, write: refuse, remove: refuse })
  for (let count = 0; count < 40; count += 1) storage.setItem(cart, `${count}`)
  expect([await storage.isKept(cart), storage.getItem(cart)]).toEqual([false, '39'])
  expect(calls.write).toBe(29)
})

test('[CACHE-3] a full database lets go of paths, and keeps the cart', async () => {
  const { open, kept } = browser({ 'laszlo_de-shop/url/schuhe': 'path', [wishlist]: 'wish' })
  const write: TextStore['write'] = (key, text) => {
    if (kept.size > 1 && !kept.has(key)) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    kept.set(key, text)
    return Promise.resolve()
  }
  const storage = await open({ write })
  storage.setItem(cart, 'one')
  expect([await storage.isKept(cart), [...kept.keys()]]).toEqual([true, [wishlist, cart]])
  expect(storage.getItem('laszlo_de-shop/url/schuhe')).toBeNull()
})

test('[CACHE-4] at most every thirty seconds the quota is looked at', async () => {
  const { open, kept } = browser({ 'laszlo_de-shop/url/a': 'a'.repeat(2000), [cart]: 'c'.repeat(1900) })
  const storage = await open({}, 4)
  storage.setItem('laszlo_de-shop/url/b', 'b')
  await storage.isKept('')
  expect(kept.size).toBe(3)
  vi.setSystemTime(30_000)
  storage.setItem('laszlo_de-shop/url/b', 'b')
  await storage.isKept('')
  expect([...kept.keys()]).toEqual([cart, 'laszlo_de-shop/url/b'])
})
