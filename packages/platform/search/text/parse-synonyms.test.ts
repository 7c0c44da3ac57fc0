import { expect, test } from 'vitest'
import { parseSynonyms } from './parse-synonyms.ts'
import { readDefaultSynonyms } from './read-synonyms.ts'

test('equal words, one-way words, comments and empty lines', () => {
  expect(parseSynonyms('# shoes\n\nBudapester, full brogue\r\nrot , red => bordeaux # wine\n')).toEqual([
    { phrases: ['Budapester', 'full brogue'], means: ['Budapester', 'full brogue'] },
    { phrases: ['rot', 'red'], means: ['bordeaux'] },
  ])
})

test.each([
  ['a => b => c', 'Line 1 of the synonyms has more than one "=>".'],
  ['a, b\n\nalone', 'Line 3 of the synonyms names one word alone: alone'],
  ['a,, b', 'Line 1 of the synonyms has a comma or an arrow without a word.'],
  ['=> b', 'Line 1 of the synonyms has a comma or an arrow without a word.'],
  ['a, b c d e f', 'Line 1 of the synonyms has more than 4 words in "b c d e f".'],
])('%j is refused with a sentence', (text, sentence) => {
  expect(() => parseSynonyms(text)).toThrow(sentence)
})

test('the synonyms that come with the shop can be read', () => {
  expect(readDefaultSynonyms().length).toBeGreaterThan(20)
})
