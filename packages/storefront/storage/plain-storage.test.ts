import { expect, test } from 'vitest'
import { limitedStorage } from '../testing/limited-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { plainStorage } from './plain-storage.ts'

test('what was written is there for others, until it is removed', async () => {
  const browser = memoryStorage()
  const storage = plainStorage(() => browser)
  storage.setItem('a', 'one')
  expect([browser.getItem('a'), storage.getItem('a'), await storage.isKept('a')]).toEqual(['one', 'one', true])
  storage.removeItem('a')
  expect([browser.length, storage.getItem('a')]).toEqual([0, null])
})

test('[CACHE-3] what does not fit is known to the page, which says that it is not kept and calls for help', async () => {
  const browser = limitedStorage(4, { a: 'old' })
  let calls = 0
  const storage = plainStorage(
    () => browser,
    async () => void (calls += 1),
  )
  storage.setItem('a', 'new, and longer')
  expect([storage.getItem('a'), browser.getItem('a')]).toEqual(['new, and longer', 'old'])
  expect([await storage.isKept('a'), calls]).toEqual([false, 1])
  storage.setItem('a', 'new')
  expect([storage.getItem('a'), browser.getItem('a'), await storage.isKept('a')]).toEqual(['new', 'new', true])
})

test('[CACHE-2] a forbidden storage leaves a page that remembers by itself, even where no help comes', async () => {
  const storage = plainStorage(
    () => {
      throw new DOMException('no', 'SecurityError')
    },
    () => Promise.reject(new Error('no connection')),
  )
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', 'one')
  expect([storage.getItem('a'), await storage.isKept('a')]).toEqual(['one', false])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
