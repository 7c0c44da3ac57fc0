import { expect, test } from 'vitest'
import { isSamePath } from './is-same-path.ts'

test.each([
  ['/schuhe', '/schuhe', true],
  ['/gr%C3%B6%C3%9Fe', '/größe', true],
  ['/a%2Cb', '/a,b', true],
  ['/schuhe/', '/schuhe', false],
  ['/Schuhe', '/schuhe', false],
  ['/schuhe//oxford', '/schuhe/oxford', false],
  ['/gro\u0308\u00dfe', '/größe', false],
  ['/%', '/%25', false],
])('%s and %s are one address: %s', (one, other, isSame) => {
  expect(isSamePath(one, other)).toBe(isSame)
})
