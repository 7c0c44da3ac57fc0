import { describe, expect, test } from 'vitest'
import { foldText, fuzziness, queryWords, splitWords } from './analyzer.ts'

describe('folding', () => {
  test.each([
    ['Größe', 'groesse'],
    ['GROẞE', 'grosse'],
    ['Größe'.normalize('NFD'), 'groesse'],
    ['Café Crème', 'cafe creme'],
    ['Ärmel', 'aermel'],
    ['Łódź', 'łodz'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

test('words are parted at everything that is neither letter nor digit', () => {
  expect(splitWords('Rahmengenähte Schuhe (Gr. 41½), OX-100/B')).toEqual([
    'rahmengenaehte',
    'schuhe',
    'gr',
    '41',
    'ox',
    '100',
    'b',
  ])
})

test('a question counts each word once and does not grow without end', () => {
  expect(queryWords('Schuh schuh SCHUH')).toEqual(['schuh'])
  expect(queryWords(Array.from({ length: 200 }, (_, at) => `wort${at}`).join(' ')).length).toBeLessThanOrEqual(24)
})

test.each([
  ['ox', 0],
  ['last', 1],
  ['derby', 1],
  ['oxford', 2],
  ['1234567', 0],
])('in %s %i letters may be wrong', (word, wrong) => {
  expect(fuzziness(word)).toBe(wrong)
})
