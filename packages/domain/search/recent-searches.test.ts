import { expect, test } from 'vitest'
import { noteSearch, readSearches, removeSearch } from './recent-searches.ts'

test.each<[string, string[], string, string[]]>([
  ['the newest comes first', ['derby'], 'oxford', ['oxford', 'derby']],
  ['what is searched for again moves up', ['derby', 'oxford'], 'oxford', ['oxford', 'derby']],
  ['in whatever letters', ['derby', 'Oxford'], 'OXFORD', ['OXFORD', 'derby']],
  ['blanks do not count', [], '  brauner   Derby ', ['brauner Derby']],
  ['nothing is no search', ['derby'], '   ', ['derby']],
  ['the seventh goes', ['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
])('%s', (_, before, text, after) => {
  expect(noteSearch(before, text)).toEqual(after)
})

test('each can be removed', () => {
  expect(removeSearch(['Oxford', 'derby'], 'oxford')).toEqual(['derby'])
})

test.each<[string, unknown, string[] | false]>([
  ['a list is read as it was written', ['oxford', 'derby'], ['oxford', 'derby']],
  ['what is no text is left out', [7, null, ['a'], 'derby'], ['derby']],
  ['so is what nobody can have typed', ['x'.repeat(121), 'derby'], ['derby']],
  ['so is what comes twice, and too much', ['a', 'A', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['a list without a search is none', [' ', 1], false],
  ['nor is anything else', { 0: 'oxford', length: 1 }, false],
])('[SEARCH-5] %s', (_, kept, searches) => {
  expect(readSearches(kept, 120)).toEqual(searches)
})
