import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createKeptList } from './kept-list.ts'

const read = (kept: unknown) => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
const key = 'list'

test('what is kept survives a reload; nothing is kept of an empty list', () => {
  const storage = memoryStorage()
  const list = createKeptList({ storage, key, read })
  list.commit(() => ['a'])
  expect(createKeptList({ storage, key, read }).items()).toEqual(['a'])
  list.commit(() => [])
  expect(storage.getItem(key)).toBeNull()
})

test('a change that changes nothing wakes nobody', () => {
  const list = createKeptList({ storage: memoryStorage(), key, read })
  let woken = 0
  list.subscribe(() => woken++)
  list.commit((items) => items)
  expect(woken).toBe(0)
})

test('another tab shows the change', () => {
  const storage = memoryStorage()
  let written = () => {}
  const here = createKeptList({ storage, key, read, onStorageChange: (_, changed) => (written = changed) })
  createKeptList({ storage, key, read }).commit(() => ['a'])
  written()
  expect(here.items()).toEqual(['a'])
})

test('where storage is forbidden the list lives in memory, and nobody waits for other tabs', () => {
  let isWaited = false
  const list = createKeptList({ storage: null, key, read, onStorageChange: () => (isWaited = true) })
  list.commit(() => ['a'])
  expect([list.items(), isWaited]).toEqual([['a'], false])
})

test.each(['', '{', 'null', '7', '{"a":1}', '[1,null]', '[]'])(
  'spoilt storage (%s) is an empty list, and cleared',
  (content) => {
    const storage = memoryStorage({ [key]: content })
    expect(createKeptList({ storage, key, read }).items()).toEqual([])
    expect(storage.length).toBe(0)
  },
)
