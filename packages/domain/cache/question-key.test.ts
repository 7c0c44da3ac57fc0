import { expect, test } from 'vitest'
import { type AskedQuestion, questionKey } from './question-key.ts'

const oxford: AskedQuestion = {
  storeCode: 'laszlo_de',
  version: '1.12.3',
  groupId: null,
  entity: 'product',
  query: { text: 'oxford', filters: { status: { in: [0, 1] } }, from: 0, size: 18 },
}

test('[SEARCH-5] the same question has the same key, however it was written down', () => {
  const turned = { size: 18, from: 0, sort: undefined, filters: { status: { in: [0, 1] } }, text: 'oxford' }
  expect(questionKey({ ...oxford, query: turned })).toBe(questionKey(oxford))
})

test.each<[string, Partial<AskedQuestion>]>([
  ['the store view', { storeCode: 'de' }],
  ['the version', { version: '1.12.4' }],
  ['the group', { groupId: 3 }],
  ['the group of guests, for whom has one', { groupId: 0 }],
  ['the kind of document', { entity: 'category' }],
  ['the text', { query: { ...oxford.query, text: 'derby' } }],
  ['the page', { query: { ...oxford.query, from: 18 } }],
  ['the order of a list', { query: { ...oxford.query, filters: { status: { in: [1, 0] } } } }],
])('[SEARCH-5] [PRICE-7] %s makes it another question', (_, change) => {
  expect(questionKey({ ...oxford, ...change })).not.toBe(questionKey(oxford))
})
