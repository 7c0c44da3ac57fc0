import { expect, test } from 'vitest'
import { planRoom, type RoomPlan, type StoredEntry } from './plan-room.ts'

const entry = (collection: string, name = 'one'): StoredEntry => ({ key: `${collection}/${name}`, collection })
const names = ['cart', 'user', 'orders', 'claims', 'syncTasks', 'wishlist', 'compare', 'own-size', 'recently-viewed']
const entries = [...names, 'search', 'url', 'scroll', 'attic', '__proto__', 'constructor'].map((name) => entry(name))
const dispensable = ['search/one', 'url/one', 'scroll/one', 'attic/one', '__proto__/one', 'constructor/one']
const own = ['wishlist/one', 'compare/one', 'own-size/one', 'recently-viewed/one']

test.each<[string, RoomPlan]>([
  ['cart', { dispensable, own }],
  ['user', { dispensable, own }],
  ['orders', { dispensable, own }],
  ['claims', { dispensable, own }],
  ['syncTasks', { dispensable, own }],
  ['wishlist', { dispensable, own: [] }],
  ['recently-viewed', { dispensable, own: [] }],
  ['url', { dispensable, own: [] }],
  ['attic', { dispensable, own: [] }],
])('[CACHE-3] what goes for something in %s', (collection, plan) => {
  expect(planRoom(entries, entry(collection, 'new'))).toEqual(plan)
})

test('[CACHE-3] what is written does not go for itself', () => {
  expect(planRoom(entries, entry('url')).dispensable).not.toContain('url/one')
})
