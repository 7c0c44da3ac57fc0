import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createLists } from './lists.ts'

const wien = { sku: 'WIEN', name: 'Wien' }

test('[USER-9] wishlist and comparison are kept in the browser, each for its own store view', () => {
  const storage = memoryStorage()
  const { wishlist, compare } = createLists({ storage, storeCode: 'laszlo_de' })
  wishlist.commit(() => [wien])
  expect(storage.getItem('laszlo_de-shop/wishlist/current-wishlist')).toBe('[{"sku":"WIEN","name":"Wien"}]')
  compare.commit(() => [wien])
  expect(storage.getItem('laszlo_de-shop/compare/current-compare')).toBe('[{"sku":"WIEN","name":"Wien"}]')
  expect(createLists({ storage, storeCode: 'laszlo_en' }).wishlist.items()).toEqual([])
  expect(createLists({ storage, storeCode: 'laszlo_de' }).wishlist.items()).toEqual([wien])
})

test('[PROD-18] of what somebody else wrote four models at most are compared', () => {
  const kept = JSON.stringify([null, { sku: 7 }, ...'abcdef'.split('').map((sku) => ({ sku, name: sku }))])
  const storage = memoryStorage({ 'laszlo_de-shop/compare/current-compare': kept })
  expect(createLists({ storage, storeCode: 'laszlo_de' }).compare.items()).toHaveLength(4)
})
