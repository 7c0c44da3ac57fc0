import type { CacheEntry } from '@welt/domain/cache/entries-to-drop.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopLog } from '../store-view/shop.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'
import { guardStore } from './guarded-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const wien: KeptAnswer = { at: 0, result: 'Wien' }
const refuse = () => Promise.reject(new Error('forbidden'))
const silence = () => new Promise<never>(() => undefined)

/** A store in memory, in which a test can break single calls, and what was said about it. */
function storage(broken: Partial<AnswerStore> = {}) {
  const answers = new Map<string, { entry: CacheEntry; result: unknown }>()
  const calls: string[] = []
  const said: string[] = []
  const working: AnswerStore = {
    read: (key) => {
      const found = answers.get(key)
      return Promise.resolve(found && { at: found.entry.at, result: found.result })
    },
    write: (entry, result) => Promise.resolve(void answers.set(entry.key, { entry, result })),
    visit: () => Promise.resolve(),
    entries: () => Promise.resolve([...answers.values()].map(({ entry }) => entry)),
    drop: (keys) => Promise.resolve(keys.forEach((key) => answers.delete(key))),
    recreate: () => Promise.resolve(answers.clear()),
  }
  const store = new Proxy(
    { ...working, ...broken },
    {
      get(target, name: keyof AnswerStore) {
        calls.push(name)
        return target[name]
      },
    },
  )
  const log: ShopLog = {
    debug: () => undefined,
    info: () => undefined,
    warn: (_, message) => void said.push(message),
    error: (_, message) => void said.push(message),
  }
  const guarded = guardStore({ store, bounds: { keptFor: 1_000_000, quota: 100 }, clock: Date.now, log })
  return { guarded, answers, calls, said }
}

test('what was written can be read', async () => {
  const { guarded, said } = storage()
  await guarded.write('a', wien)
  expect(await guarded.read('a')).toEqual(wien)
  expect(await guarded.read('b')).toBeUndefined()
  expect(said).toEqual([])
})

test('[CACHE-2] [CACHE-5] after one error nothing is read any more; it is only logged', async () => {
  const { guarded, calls, said } = storage({ read: refuse })
  expect(await guarded.read('a')).toBeUndefined()
  expect(await guarded.read('a')).toBeUndefined()
  expect(calls.filter((name) => name === 'read')).toHaveLength(1)
  expect(said).toContain('Persistent cache disabled because of previous errors')
})

test('[CACHE-2] after thirty errors nothing is written any more', async () => {
  const { guarded, calls } = storage({ write: refuse })
  for (let count = 0; count < 40; count += 1) await guarded.write('a', wien)
  expect(calls.filter((name) => name === 'write')).toHaveLength(30)
})

test('[CACHE-2] [CACHE-5] a read that does not respond within 800 ms is given up, and the database begins anew, once', async () => {
  const { guarded, calls, said } = storage({ read: silence, write: silence })
  const read = guarded.read('a')
  await vi.advanceTimersByTimeAsync(799)
  expect(calls).not.toContain('recreate')
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toBeUndefined()
  expect(said).toContain('Cache not responding')
  const write = guarded.write('a', wien)
  await vi.advanceTimersByTimeAsync(2000)
  await write
  expect(calls.filter((name) => name === 'recreate')).toHaveLength(1)
})

test('[CACHE-3] a full storage is cleared, and what was to be written is written then', async () => {
  const { guarded, answers } = storage()
  await guarded.write('old', wien)
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  let isFull = true
  const small = storage({
    write: (entry, result) => {
      if (isFull) {
        isFull = false
        return Promise.reject(full)
      }
      return Promise.resolve(void answers.set(entry.key, { entry, result }))
    },
    entries: () => Promise.resolve([...answers.values()].map(({ entry }) => entry)),
    drop: (keys) => Promise.resolve(keys.forEach((key) => answers.delete(key))),
  })
  await small.guarded.write('new', wien)
  expect([...answers.keys()]).toEqual(['new'])
  expect(small.said).toEqual([])
})

test('[CACHE-4] at most every thirty seconds it is seen to that the quota is kept', async () => {
  const { guarded, answers } = storage()
  const large = (at: number): KeptAnswer => ({ at, result: 'x'.repeat(30) })
  await guarded.write('a', large(0))
  await guarded.write('b', large(1))
  expect([...answers.keys()]).toEqual(['a', 'b'])
  vi.setSystemTime(30_000)
  await guarded.write('c', large(30_000))
  expect([...answers.keys()]).toEqual(['c'])
})
