import { expect, test } from 'vitest'
import { publicUrl } from './public-url.ts'

const behindProxy = { host: 'internal:3000', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ellermoor.example' }

test('without a trusted proxy nothing is believed', () => {
  expect(publicUrl('/a?b=1', behindProxy, 0)).toBe('/a?b=1')
})

test.each<[kind: string, headers: Record<string, string>, url: string]>([
  ['protocol and host', behindProxy, 'https://ellermoor.example/a?b=1'],
  ['the protocol alone', { host: 'shop.example', 'x-forwarded-proto': 'https' }, 'https://shop.example/a?b=1'],
  ['the last of several', { ...behindProxy, 'x-forwarded-proto': 'http, https' }, 'https://ellermoor.example/a?b=1'],
  ['no protocol', { host: 'shop.example' }, '/a?b=1'],
  ['a protocol that is none', { ...behindProxy, 'x-forwarded-proto': 'javascript' }, '/a?b=1'],
  ['a host that is none', { ...behindProxy, 'x-forwarded-host': 'evil.example/x?' }, '/a?b=1'],
])('a trusted proxy that says %s', (_, headers, url) => {
  expect(publicUrl('/a?b=1', headers, 1)).toBe(url)
})
