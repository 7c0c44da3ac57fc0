import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.ts'

test.each([
  [' Anna@Example.COM ', 'anna@example.com'],
  ['jürgen.groß@schuhe-müller.de', 'jürgen.groß@schuhe-müller.de'],
  ['ju\u0308rgen@example.com', 'jürgen@example.com'],
  ["o'neil+shop=1@a-b.co.uk", "o'neil+shop=1@a-b.co.uk"],
])('%j is kept as %j', (typed, kept) => {
  expect(EmailAddress.parse(typed)).toBe(kept)
})

test.each([
  '',
  'anna',
  'anna@',
  'anna@localhost',
  '@example.com',
  'anna@example..com',
  'anna.@example.com',
  '.anna@example.com',
  'an na@example.com',
  'anna@example.com,bert@example.com',
  'anna@example.com\r\nBcc: bert@example.com',
  'Anna <anna@example.com>',
  '"anna"@example.com',
  'anna@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'a.'.repeat(130)}com`,
  `${'a'.repeat(5000)}@example.com`,
  7,
  null,
  ['anna@example.com'],
])('%j is none', (typed) => {
  expect(EmailAddress.safeParse(typed).success).toBe(false)
})
