import { expect, test } from 'vitest'
import { currentItem } from './current-item.ts'

const items = ['/schuhe', '/stiefel', '/schuhe/direktverkauf'].map((href) => ({ label: href, href, columns: [] }))

test.each([
  ['/schuhe', '/schuhe'],
  ['/schuhe/oxford', '/schuhe'],
  ['/schuhe/direktverkauf', '/schuhe/direktverkauf'],
  ['/stiefel', '/stiefel'],
  ['/', undefined],
])('[UX-5] on %s the word of %s is marked, and no other', (pathname, href) => {
  expect(currentItem(items, pathname)?.href).toBe(href)
  expect(currentItem(items.toReversed(), pathname)?.href).toBe(href)
})
