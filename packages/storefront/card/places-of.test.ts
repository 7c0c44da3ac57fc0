import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

const lettersOf = (text: string) => text.match(/./g) ?? []
const written = (now: string, before: string, from: number, to: number) =>
  placesOf(lettersOf(now), lettersOf(before), { from, to })
    .map(({ card, isOver }) => (isOver ? `(${card})` : card))
    .join('')

test('the new cards come where the list is seen, and the others stay for the moment', () => {
  expect(written('abcdefgh', 'ABCDEFGH', 0, 3)).toBe('abcDEFGH')
  expect(written('abcdefgh', 'ABCDEFGH', 4, 7)).toBe('ABCDefgH')
})

test('a shorter list hides what is too much, wherever it is seen', () => {
  expect(written('abc', 'ABCDEF', 0, 2)).toBe('abC(D)(E)(F)')
  expect(written('abc', 'ABCDEF', 4, 6)).toBe('ABC(D)(E)(F)')
})

test('a longer list grows as far as it is seen, without a gap', () => {
  expect(written('abcdefgh', 'AB', 1, 5)).toBe('Abcde')
  expect(written('abcdefgh', 'AB', 4, 6)).toBe('ABcdef')
  expect(written('abcdefgh', '', 0, 6)).toBe('abcdef')
})

test('a list that has arrived is that list', () => {
  expect(written('abc', 'abc', 0, 3)).toBe('abc')
  expect(written('', 'AB', 0, 6)).toBe('(A)(B)')
})
