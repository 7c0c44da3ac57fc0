import { expect, test } from 'vitest'
import { plainStorage } from '../storage/plain-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { isSize, isWidth } from './is-size.ts'
import { createOwnSizeStore, ownSizeKey } from './own-size-store.ts'

const own = { size: '42½', label: 'UK 8½', width: 'G', scale: 'uk' } as const

test('a size that was chosen once is known on the next visit, until it is taken back', () => {
  const storage = memoryStorage()
  createOwnSizeStore({ storage }).set(own)
  expect(createOwnSizeStore({ storage }).get()).toEqual(own)
  createOwnSizeStore({ storage }).set(null)
  expect(createOwnSizeStore({ storage }).get()).toBeNull()
})

test.each([
  '{',
  'null',
  '"42"',
  '{"size":42,"label":"42","scale":"eu"}',
  '{"size":"42","label":"42","scale":"mondopoint"}',
  `{"size":"${'4'.repeat(500)}","label":"4","scale":"eu"}`,
  '{"size":"42","label":"42","width":7,"scale":"eu"}',
])('a spoilt storage (%s) is taken as no size, and cleared', (content) => {
  const storage = memoryStorage({ [ownSizeKey]: content })
  expect(createOwnSizeStore({ storage }).get()).toBeNull()
  expect(storage.length).toBe(0)
})

test('a full or forbidden storage keeps nobody from choosing', () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const open of [() => storage, forbidden]) {
    const store = createOwnSizeStore({ storage: plainStorage(open) })
    store.set(own)
    expect(store.get()).toEqual(own)
  }
})

test('what another tab has chosen counts here too, and who listens is told', () => {
  const storage = memoryStorage()
  const changed: Record<string, () => void> = {}
  const here = createOwnSizeStore({ storage, onStorageChange: (key, run) => (changed[key] = run) })
  let told = 0
  here.subscribe(() => (told += 1))
  createOwnSizeStore({ storage }).set(own)
  expect(here.get()).toBeNull()
  changed[ownSizeKey]?.()
  expect(here.get()).toEqual(own)
  expect(told).toBe(1)
})

test('a size is the same however it is written, a half one is another', () => {
  expect(isSize('42½', '42.5')).toBe(true)
  expect(isSize('42', '42½')).toBe(false)
  expect(isSize('XL', 'XL')).toBe(true)
  expect(isWidth('G normal', 'G')).toBe(true)
})
