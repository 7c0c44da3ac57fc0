import { expect, test } from 'vitest'
import { noteSearch, removeSearch } from './recent-searches.ts'

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
