import { expect, test } from 'vitest'
import { everyView, storageKey, storageName } from './storage-key.ts'

test.each([
  ['a view of its own', { storeCode: 'laszlo_de' }, 'laszlo_de-shop'],
  ['a view that shares nothing', { storeCode: 'laszlo_de', common: false }, 'laszlo_de-shop'],
  ['a common storage', { storeCode: 'laszlo_de', common: true }, 'shop'],
  ['what every view has in common', everyView, 'shop'],
])("[CACHE-1] database 'shop', prefixed by store code unless common: %s", (_, owner, name) => {
  expect(storageName(owner)).toBe(name)
  expect(storageKey(owner, 'cart', 'current-cart')).toBe(`${name}/cart/current-cart`)
})
