import { expect, test } from 'vitest'
import { currentOf } from './current-of.ts'

test.each([
  ['/schuhe', '/schuhe', 'page'],
  ['/schuhe', '/schuhe/', 'page'],
  ['/schuhe?sort=price', '/schuhe', 'page'],
  ['/schuhe', '/schuhe/oxford', 'true'],
  ['/schuhe', '/schuhwissen', undefined],
  ['/schuhe', '/schuhe-pflege', undefined],
  ['/', '/', 'page'],
  ['/', '/schuhe', undefined],
  ['https://example.org/schuhe', '/schuhe', undefined],
  ['#cart', '/', undefined],
])('seen from %s the page %s is %s', (href, pathname, current) => {
  expect(currentOf(href, pathname)).toBe(current)
})
