import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { CatalogQuery, EntityName, Search } from '../api/catalog-query.ts'
import type { KeptAnswer } from './answer-store.ts'
import { type CachedSearchOptions, createCachedSearch } from './create-cached-search.ts'
import { guardStore } from './guarded-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const ages = { freshFor: 60_000, patientFor: 600_000, keptFor: 86_400_000 }
const failed: Answer<never> = { ok: false, at: 'network', text: 'cut' }
const down: Answer<never> = { ok: false, at: 'code', code: 503, text: 'no engine' }
const oxford: CatalogQuery = { text: 'oxford', size: 18 }

/** A browser with a catalogue whose answers count up, and everything that was asked and kept. */
function browser() {
  const asked: EntityName[] = []
  const kept = new Map<string, KeptAnswer>()
  const world = {
    groupId: null as number | null,
    isOnline: true,
    skipsCache: false,
    answer: (count: number): Promise<Answer<unknown>> => Promise.resolve({ ok: true, result: count }),
  }
  const options: CachedSearchOptions = {
    search: ((entity: EntityName) => world.answer(asked.push(entity))) as Search,
    store: {
      read: (key) => Promise.resolve(kept.get(key)),
      write: (key, answer) => Promise.resolve(void kept.set(key, answer)),
    },
    ages,
    patience: 800,
    storeCode: 'laszlo_de',
    version: '1',
    groupId: () => world.groupId,
    skipsCache: () => world.skipsCache,
    isOnline: () => world.isOnline,
    clock: Date.now,
  }
  /** A page that is opened anew: its memory is empty, what is kept is there. */
  const open = (change: Partial<CachedSearchOptions> = {}) => createCachedSearch({ ...options, ...change })
  return { world, asked, kept, open }
}

const result = (count: number) => ({ ok: true, result: count })

test('[SEARCH-5] [PROD-17] what was asked before is served without a question, on the next page too', async () => {
  const { open, asked } = browser()
  const search = open()
  expect(await search('product', oxford)).toEqual(result(1))
  expect(await search('product', oxford)).toEqual(result(1))
  expect(await open()('product', oxford)).toEqual(result(1))
  expect(asked).toHaveLength(1)
})

test('[SEARCH-5] after a minute it is asked again: no price is old for long', async () => {
  const { open } = browser()
  const search = open()
  await search('product', oxford)
  vi.setSystemTime(60_000)
  expect(await search('product', oxford)).toEqual(result(2))
  expect(await search('product', oxford)).toEqual(result(2))
})

test('[SEARCH-5] a slow network does not keep anybody waiting; what came late is there for the next question', async () => {
  const { open, world } = browser()
  const search = open()
  await search('product', oxford)
  vi.setSystemTime(60_000)
  world.answer = (count) => new Promise((resolve) => setTimeout(() => resolve({ ok: true, result: count }), 3000))
  const answer = search('product', oxford)
  await vi.advanceTimersByTimeAsync(800)
  expect(await answer).toEqual(result(1))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await search('product', oxford)).toEqual(result(2))
})

test('[SEARCH-5] what is older than ten minutes is waited for, and shown only where the network fails', async () => {
  const { open, world } = browser()
  const search = open()
  await search('product', oxford)
  vi.setSystemTime(600_000)
  world.answer = () => new Promise((resolve) => setTimeout(() => resolve(failed), 3000))
  const answer = search('product', oxford)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toEqual(result(1))
})

test('[SEARCH-6] an engine that says no is believed: its shop may have nothing left to sell', async () => {
  const { open, world } = browser()
  const search = open()
  await search('product', oxford)
  vi.setSystemTime(600_000)
  world.answer = () => Promise.resolve(down)
  expect(await search('product', oxford)).toEqual(down)
})

test('a failure is not kept', async () => {
  const { open, world, kept } = browser()
  const search = open()
  world.answer = () => Promise.resolve(down)
  expect(await search('product', oxford)).toEqual(down)
  expect(kept.size).toBe(0)
  world.answer = (count) => Promise.resolve({ ok: true, result: count })
  expect(await search('product', oxford)).toEqual(result(2))
})

test('[SEARCH-6] [LIST-6] offline what is kept is shown; where nothing is, nobody is asked and the answer says so', async () => {
  const { open, world, asked } = browser()
  const search = open()
  await search('product', oxford)
  world.isOnline = false
  vi.setSystemTime(80_000_000)
  expect(await search('product', oxford)).toEqual(result(1))
  expect(await search('product', { text: 'derby' })).toMatchObject({ ok: false, at: 'offline' })
  expect(asked).toHaveLength(1)
})

test('[PROD-17] skipCache goes straight to the search, and what it brings is kept', async () => {
  const { open, world } = browser()
  const search = open()
  await search('product', oxford)
  world.skipsCache = true
  expect(await search('product', oxford)).toEqual(result(2))
  world.skipsCache = false
  expect(await search('product', oxford)).toEqual(result(2))
})

test('[PROD-17] a storage that is forbidden falls back to the search; the page remembers by itself', async () => {
  const { open, asked } = browser()
  const refuse = () => Promise.reject(new Error('forbidden'))
  const store = { read: refuse, write: refuse, visit: refuse, entries: refuse, drop: refuse, recreate: refuse }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const bounds = { keptFor: ages.keptFor, quota: 1024 }
  const search = open({ store: guardStore({ store, bounds, clock: Date.now, log }) })
  expect(await search('product', oxford)).toEqual(result(1))
  expect(await search('product', oxford)).toEqual(result(1))
  expect(asked).toHaveLength(1)
})

test('[PRICE-7] the prices of a group are written nowhere, and are gone when nobody is logged in', async () => {
  const { open, world, kept, asked } = browser()
  const search = open()
  world.groupId = 3
  await search('product', oxford)
  expect(await search('product', oxford)).toEqual(result(1))
  expect(kept.size).toBe(0)
  world.groupId = null
  expect(await search('product', oxford)).toEqual(result(2))
  world.groupId = 3
  expect(await search('product', oxford)).toEqual(result(3))
  expect(asked).toHaveLength(3)
})

test('[PRICE-7] an answer that comes after the logout is kept nowhere', async () => {
  const { open, world, kept } = browser()
  const search = open()
  world.groupId = 3
  const { promise, resolve } = Promise.withResolvers<Answer<unknown>>()
  world.answer = () => promise
  const answer = search('product', oxford)
  await vi.advanceTimersByTimeAsync(0)
  world.groupId = null
  resolve({ ok: true, result: 'private' })
  expect(await answer).toEqual({ ok: true, result: 'private' })
  world.groupId = 3
  world.answer = (count) => Promise.resolve({ ok: true, result: count })
  expect(await search('product', oxford)).toEqual(result(2))
  expect(kept.size).toBe(0)
})

test('[SEARCH-5] what has no price is the same for every group', async () => {
  const { open, world, asked } = browser()
  const search = open()
  await search('attribute', {})
  world.groupId = 3
  expect(await search('attribute', {})).toEqual(result(1))
  expect(asked).toEqual(['attribute'])
})

test('[SEARCH-5] another version of the shop asks anew', async () => {
  const { open, asked } = browser()
  await open()('product', oxford)
  await open({ version: '2' })('product', oxford)
  await open({ storeCode: 'de' })('product', oxford)
  expect(asked).toHaveLength(3)
})
