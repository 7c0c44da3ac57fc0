import { expect, test } from 'vitest'
import { writtenLanguage } from './written-language.ts'

test.each([
  ['de', 'de'],
  ['en', 'en'],
  ['it', 'en'],
] as const)('[SV-8] the letters of a view in %s are written in %s', (defaultLanguage, written) => {
  expect(writtenLanguage({ defaultLanguage })).toBe(written)
})
