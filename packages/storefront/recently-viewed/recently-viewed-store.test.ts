import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { shopStorageOver } from '../testing/shop-storage-over.ts'
import { createRecentlyViewed } from './recently-viewed-store.ts'

const wien = { sku: 'WIEN', name: 'Wien' }
const prag = { sku: 'PRAG', name: 'Prag' }
const key = 'laszlo_de-shop/recently-viewed/recently-viewed'

function begin(storage = memoryStorage()) {
  return { storage, list: createRecentlyViewed({ storage: shopStorageOver(storage), storeCode: 'laszlo_de' }) }
}

test('[UX-86] what was looked at is stored nowhere as long as nobody asks for it', () => {
  const { storage, list } = begin()
  list.commit(() => [wien])
  expect(list.items()).toEqual([wien])
  expect([list.isKept(), storage.length]).toEqual([false, 0])
})

test('[USER-9] whoever asks for it finds it after a reload, and it goes on being kept', async () => {
  const { storage, list } = begin()
  list.commit(() => [wien])
  const seen: boolean[] = []
  list.subscribe(() => seen.push(list.isKept()))
  await list.keep()
  expect(list.isKept()).toBe(true)
  // Nothing is said before it is certain; then who shows it is told.
  expect(seen).toEqual([false, true])
  const { list: later } = begin(storage)
  later.commit((items) => [prag, ...items])
  expect(begin(storage).list.items()).toEqual([prag, wien])
})

test('[USER-9] what is forgotten is forgotten, and not asked for any more', async () => {
  const { storage, list } = begin()
  list.commit(() => [wien])
  await list.keep()
  list.commit(() => [])
  expect([list.isKept(), storage.getItem(key)]).toEqual([false, null])
  list.commit(() => [prag])
  expect(storage.length).toBe(0)
})

test('[CACHE-3] a full storage keeps nothing, and does not say that it does', async () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { list } = begin(storage)
  list.commit(() => [wien])
  await list.keep()
  expect([list.isKept(), list.items()]).toEqual([false, [wien]])
})
