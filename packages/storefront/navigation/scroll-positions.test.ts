import { expect, test } from 'vitest'
import { plainStorage } from '../storage/plain-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createScrollPositions, scrollKey } from './scroll-positions.ts'

test('positions survive a reload', () => {
  const storage = memoryStorage()
  createScrollPositions(storage).save('a', 420)
  expect(createScrollPositions(storage).find('a')).toBe(420)
})

test('the oldest are forgotten, the latest hundred stay', () => {
  const positions = createScrollPositions(memoryStorage())
  for (let index = 0; index < 150; index += 1) positions.save(`key-${index}`, index)
  expect(positions.find('key-49')).toBeUndefined()
  expect(positions.find('key-50')).toBe(50)
})

test.each(['{', '{"a":1}', '[["a","b"]]', 'null'])('a spoilt storage (%s) is taken as empty', (content) => {
  const positions = createScrollPositions(memoryStorage({ [scrollKey]: content }))
  expect(positions.find('a')).toBeUndefined()
})

test('a full storage does not stop the shopper', () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const positions = createScrollPositions(plainStorage(() => storage))
  positions.save('a', 12)
  expect(positions.find('a')).toBe(12)
})
