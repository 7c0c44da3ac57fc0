import { expect, test } from 'vitest'
import { plainStorage } from '../storage/plain-storage.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createRecentSearches } from './recent-searches.ts'

const key = 'laszlo_de-shop/search/recent'
const open = (storage: TextStorage | null) => createRecentSearches({ storage, storeCode: 'laszlo_de' })

test('what was sent is known on the next visit, and can be removed one by one and as a whole', () => {
  const storage = memoryStorage()
  const searches = open(storage)
  for (const text of ['oxford', 'derby', 'monk']) searches.note(text)
  expect(open(storage).searches()).toEqual(['monk', 'derby', 'oxford'])
  searches.remove('derby')
  expect(open(storage).searches()).toEqual(['monk', 'oxford'])
  searches.clear()
  expect(searches.searches()).toEqual([])
  expect(storage.getItem(key)).toBeNull()
})

test('who listens hears of each change', () => {
  const searches = open(memoryStorage())
  let told = 0
  const stop = searches.subscribe(() => (told += 1))
  searches.note('oxford')
  searches.remove('oxford')
  stop()
  searches.note('derby')
  expect(told).toBe(2)
})

test('two tabs do not take each other’s searches away', () => {
  const storage = memoryStorage()
  const [here, there] = [open(storage), open(storage)]
  here.note('oxford')
  there.note('derby')
  expect(open(storage).searches()).toEqual(['derby', 'oxford'])
})

test.each(['{', '"oxford"', '[1, null, "derby"]'])('what somebody else wrote there (%s) does no harm', (written) => {
  const searches = open(memoryStorage({ [key]: written }))
  expect(searches.searches().every((search) => search === 'derby')).toBe(true)
})

test('a forbidden or full storage stops nobody', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new Error('full')
  }
  for (const storage of [null, plainStorage(() => full)]) {
    const searches = open(storage)
    searches.note('oxford')
    expect(searches.searches()).toEqual(['oxford'])
  }
})
