import { expect, test } from 'vitest'
import { entriesToPurge, type SizedEntry } from './entries-to-purge.ts'

/** The first was visited last. */
function entriesOf(collection: string, count: number, size: number): SizedEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `${collection}/${index}`,
    collection,
    visitedAt: count - index,
    size,
  }))
}

test('[CACHE-4] within the quota everything stays', () => {
  expect(entriesToPurge([...entriesOf('url', 150, 4), ...entriesOf('cart', 1, 400)], 1000)).toEqual([])
})

test('[CACHE-4] beyond it the paths go that are not among the first hundred visited', () => {
  const purged = entriesToPurge(entriesOf('url', 150, 8), 1000)
  expect(purged).toEqual(Array.from({ length: 50 }, (_, index) => `url/${index + 100}`))
})

test('[CACHE-4] a large cart leaves less for paths, and stays', () => {
  expect(entriesToPurge([...entriesOf('url', 3, 100), ...entriesOf('cart', 1, 850)], 1000)).toEqual(['url/2', 'url/1'])
})

test('[CACHE-4] what is preserved or chosen stays, however large', () => {
  const entries = ['cart', 'user', 'orders', 'claims', 'syncTasks', 'wishlist', 'compare', 'own-size']
  expect(
    entriesToPurge(
      entries.flatMap((name) => entriesOf(name, 120, 1000)),
      10,
    ),
  ).toEqual([])
})
