import { expect, test } from 'vitest'
import { hashToken, newToken } from './secret-token.ts'

test('a token has 256 bits, fits into an address as it is, and is another one each time', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('what is kept of a token stays what it was: hashes of years ago are still found', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashToken('Größe')).toBe('aedc3f80989a6546962705852b2f4a481dbd1e490760693525c3724bacab3f50')
})
