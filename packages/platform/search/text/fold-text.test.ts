import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Größe', 'grosse'],
  ['Groesse', 'grosse'],
  ['GRÖSSE', 'grosse'],
  ['GROẞE', 'grosse'],
  ['Größe'.normalize('NFD'), 'grosse'],
  ['Grosse', 'grosse'],
  ['Schnürschuh', 'schnurschuh'],
  ['Schnuerschuh', 'schnurschuh'],
  ['blaue', 'blaue'],
  ['quer', 'quer'],
  ['Treue', 'treue'],
  ['brogue', 'brogue'],
  ['brogues', 'brogues'],
  ['Café Crème', 'cafe creme'],
  ['Łódź', 'łodz'],
  ['Tromsø', 'tromso'],
])('%s is looked up as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
