import { beforeEach, describe, expect, test } from 'vitest'
import { memoryLocks } from '../testing/memory-locks.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { type TestTime, testTime } from '../testing/test-time.ts'
import { createExclusively, type ExclusivelyOptions } from './exclusively.ts'

const key = 'cart-lease'
let time: TestTime
let storage: Storage
/** Who works now, and the most that ever did at once. */
let working: string[]
let most: number

beforeEach(() => {
  time = testTime(1_000_000)
  storage = memoryStorage()
  working = []
  most = 0
})

const open = (options: Partial<ExclusivelyOptions> = {}) =>
  createExclusively({ locks: null, storage, clock: time.clock, wait: time.wait, ...options })

const job = (what: string, milliseconds: number) => async () => {
  working.push(what)
  most = Math.max(most, working.length)
  await time.wait(milliseconds)
  working = working.filter((one) => one !== what)
  return what
}

describe.each([
  ['with the browser’s locks', () => ({ locks: memoryLocks() })],
  ['without them', () => ({ locks: null })],
  ['with locks that cannot be asked', () => ({ locks: { request: () => Promise.reject(new Error('no origin')) } })],
])('[C-03] %s', (_, locks) => {
  test('three tabs with ten pieces of work each never do two at once, and all are done', async () => {
    const shared = locks()
    const all = [1, 2, 3]
      .map(() => open(shared))
      .flatMap((exclusively, tab) =>
        Array.from({ length: 10 }, (_, piece) => exclusively('cart', job(`${tab}/${piece}`, (piece % 3) * 40))),
      )
    expect(new Set(await time.until(Promise.all(all))).size).toBe(30)
    expect(most).toBe(1)
  })

  test('another name does not wait', async () => {
    const exclusively = open(locks())
    const slow = exclusively('cart', job('cart', 5000))
    expect(await time.until(exclusively('token', job('token', 1)))).toBe('token')
    expect(working).toEqual(['cart'])
    await time.until(slow)
  })

  test('work that throws lets the next one in, and its error is the caller’s', async () => {
    const shared = locks()
    const [here, there] = [open(shared), open(shared)]
    const broken = here('cart', () => Promise.reject(new Error('broken')))
    const others = Promise.all([here('cart', job('here', 1)), there('cart', job('there', 1))])
    await expect(time.until(broken)).rejects.toThrow('broken')
    expect(await time.until(others)).toEqual(['here', 'there'])
  })
})

test('work that takes longer than a lease lasts keeps it', async () => {
  const [here, there] = [open(), open()]
  await time.until(Promise.all([here('cart', job('here', 60_000)), there('cart', job('there', 1))]))
  expect(most).toBe(1)
  expect(storage.length).toBe(0)
})

test('of two tabs that both saw the lease free the one works that wrote last, and then the other', async () => {
  const late = {
    getItem: (name: string) => (isLate ? null : storage.getItem(name)),
    setItem: (name: string, text: string) => storage.setItem(name, text),
    removeItem: (name: string) => storage.removeItem(name),
  }
  let isLate = true
  const all = Promise.all([open()('cart', job('here', 500)), open({ storage: late })('cart', job('there', 500))])
  void time.wait(10).then(() => (isLate = false))
  expect(await time.until(all)).toEqual(['here', 'there'])
  expect(most).toBe(1)
})

test('the lease of a tab that was closed runs out', async () => {
  storage.setItem(key, JSON.stringify({ owner: 'gone', until: time.clock() + 10_000 }))
  expect(await time.until(open()('cart', job('here', 1)))).toBe('here')
  expect(time.clock()).toBeGreaterThanOrEqual(1_010_000)
})

test('[C-07] a lease from before the clock was put back binds nobody', async () => {
  storage.setItem(key, JSON.stringify({ owner: 'gone', until: time.clock() + 86_400_000 }))
  await time.until(open()('cart', job('here', 1)))
  expect(time.clock()).toBeLessThan(1_001_000)
})

test.each(['{', 'null', '7', '{"owner":1}', '{"owner":"x","until":"later"}'])(
  'what somebody else wrote (%s) is no lease',
  async (content) => {
    storage.setItem(key, content)
    expect(await time.until(open()('cart', job('here', 1)))).toBe('here')
  },
)

test('a tab without storage, or with a full one, still does one thing at a time', async () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const none of [null, full]) {
    const exclusively = open({ storage: none })
    await time.until(Promise.all([exclusively('cart', job('one', 50)), exclusively('cart', job('two', 50))]))
    expect(most).toBe(1)
  }
})
