import { expect, test } from 'vitest'
import { chooseEncoding, encodings } from './choose-encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.2, gzip;q=1.0', 'br'],
  ['zstd;q=0, br;q=0.0, gzip', 'gzip'],
  ['*', 'zstd'],
  ['zstd;q=0, *', 'br'],
  ['*;q=0', undefined],
])('%s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, encodings)).toBe(encoding)
})

test('only what is offered is chosen', () => {
  expect(chooseEncoding('zstd, gzip', ['br', 'gzip'])).toBe('gzip')
  expect(chooseEncoding('zstd', ['br', 'gzip'])).toBeUndefined()
})
