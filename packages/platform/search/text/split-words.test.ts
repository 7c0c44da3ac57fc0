import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

const folded = (text: string) => splitWords(text).map((word) => word.folded)

test('words are parted at everything that is neither letter nor digit', () => {
  expect(folded('Rahmengenähte Schuhe (Gr. 41), OX-100/B')).toEqual([
    'rahmengenahte',
    'schuhe',
    'gr',
    '41',
    'ox',
    '100',
    'b',
  ])
})

test.each(['42,5', '42.5', '42½', '42 ½', '42 1/2', '42,50'])('the size %s is 42.5', (size) => {
  expect(folded(`Größe ${size} schwarz`)).toEqual(['grosse', '42.5', 'schwarz'])
})

test.each([
  ['42,0', ['42']],
  ['40, 41, 42', ['40', '41', '42']],
  ['1.250,00', ['1.25', '00']],
  ['12,50 €', ['12.5']],
  ['EU42', ['eu42']],
  ['42EU', ['42eu']],
])('in %s the numbers are %j', (text, words) => {
  expect(folded(text)).toEqual(words)
})

test('the s behind an apostrophe is no part of a word', () => {
  expect(folded("men's belts, women’s boots, d’Artagnan")).toEqual(['men', 'belts', 'women', 'boots', 'd', 'artagnan'])
})

test('a word keeps the spelling in which it was written', () => {
  expect(splitWords('Schnürstiefel')).toEqual([{ written: 'Schnürstiefel', folded: 'schnurstiefel' }])
})

test('a word of fifty letters is no word', () => {
  expect(splitWords(`schuh ${'x'.repeat(50)}`)).toHaveLength(1)
})
