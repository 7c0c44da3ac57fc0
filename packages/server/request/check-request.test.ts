import { expect, test } from 'vitest'
import { checkRequest } from './check-request.ts'

const limits = { maxUrlLength: 100, maxQueryParameters: 3 }

test.each([
  ['/a', { path: '/a', url: '/a' }],
  ['/a?b=1&c=2', { path: '/a', url: '/a?b=1&c=2' }],
  ['/a?b=1&c=2&d', { path: '/a', url: '/a?b=1&c=2&d' }],
  ['http://shop.example/a?b=1', { path: '/a', url: '/a?b=1' }],
  ['/gr%C3%B6%C3%9Fe', { path: '/gr%C3%B6%C3%9Fe', url: '/gr%C3%B6%C3%9Fe' }],
])('%s is taken', (target, expected) => {
  expect(checkRequest(target, limits)).toEqual({ ok: true, ...expected })
})

test.each([
  ['one that is too long', `/${'a'.repeat(100)}`, 414],
  ['one with too many parameters', '/?a&b&c&d', 400],
  ['one of no path', '*', 400],
  ['one of another protocol', 'ftp://shop.example/', 400],
  ['one that is no address', 'http://[', 400],
])('%s is refused', (_, target, status) => {
  expect(checkRequest(target, limits)).toMatchObject({ ok: false, status })
})
