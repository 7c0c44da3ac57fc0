import { expect, test } from 'vitest'
import { reviewPart, withReviewsOf } from './review-part.ts'
import { readReviewQuery, reviewSearch } from './review-query.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search))

test.each([
  ['', { sort: 'newest', stars: null, size: '', page: 1 }],
  ['review-sort=worst&review-stars=2&review-size=42½&review-page=3', { sort: 'worst', stars: 2, size: '42½', page: 3 }],
  ['review-sort=x&review-stars=6&review-page=0', { sort: 'newest', stars: null, size: '', page: 1 }],
  ['review-stars=1.5&review-page=-1', { sort: 'newest', stars: null, size: '', page: 1 }],
  ['review-page=99999', { sort: 'newest', stars: null, size: '', page: 400 }],
])('[UX-44] the address "%s" means %j', (search, query) => {
  expect(read(search)).toEqual(query)
})

test('[UX-44] another list keeps the pair that was chosen, and begins at its first page', () => {
  const search = '?childSku=COG-42-G&review-sort=best&review-page=3'
  expect(reviewSearch(search, read(search), { stars: 4 })).toBe('?childSku=COG-42-G&review-sort=best&review-stars=4')
  expect(reviewSearch(search, read(search), { page: 4 })).toBe('?childSku=COG-42-G&review-sort=best&review-page=4')
  expect(reviewSearch(search, read(search), { sort: 'newest' })).toBe('?childSku=COG-42-G')
})

test('what is written is read again', () => {
  const query = { sort: 'worst', stars: 3, size: '42½', page: 2 } as const
  expect(read(reviewSearch('', query, query))).toEqual(query)
})

test('the part about reviews leaves out the choice', () => {
  expect(reviewPart('?childSku=X&review-stars=4&view=2')).toBe('review-stars=4')
  expect(reviewPart('?childSku=X')).toBe('')
})

test.each([
  ['?childSku=X&review-stars=4', '?review-sort=worst', '?childSku=X&review-sort=worst'],
  ['?childSku=X', '?childSku=Y&review-page=2', '?childSku=X&review-page=2'],
  ['?review-stars=4', '?', '?'],
])('"%s" with the list of "%s" is "%s"', (search, other, result) => {
  expect(withReviewsOf(search, other)).toBe(result)
})
