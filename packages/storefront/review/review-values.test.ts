import { expect, test } from 'vitest'
import { publishedName, type ReviewField, reviewFaults } from './review-values.ts'

const review = { rating: '4', title: 'Schön', detail: 'Passt wie angegossen.', nickname: 'Jörg' }

test.each<[Partial<typeof review>, ReviewField[]]>([
  [{}, []],
  [{ nickname: 'Ö.' }, []],
  [{ rating: '' }, ['rating']],
  [{ rating: '6' }, ['rating']],
  [{ title: ' ' }, ['title']],
  [{ detail: '\n' }, ['detail']],
  [{ nickname: '' }, ['nickname']],
  [{ nickname: ' x ' }, ['nickname']],
  [{ rating: '', title: '', detail: '', nickname: '' }, ['rating', 'title', 'detail', 'nickname']],
])('[REV-1] a review has stars, a headline, words and a name: %o lacks %o', (change, lacking) => {
  expect(Object.keys(reviewFaults({ ...review, ...change }))).toEqual(lacking)
})

test('a name that is too short is told so, and not that it is missing', () => {
  expect(reviewFaults({ ...review, nickname: 'x' }).nickname).toBe('review.nicknameShort')
  expect(reviewFaults({ ...review, nickname: '' }).nickname).toBe('review.nicknameMissing')
})

test.each([
  [{ firstname: 'Änne', lastname: 'Öztürk' }, 'Änne Ö.'],
  [{ firstname: ' Änne ', lastname: '' }, 'Änne'],
  [{ firstname: 'Jo', lastname: '𝔚eiß' }, 'Jo 𝔚.'],
])('[REV-1] a customer’s name is offered, shorter than it is known: %o', (customer, name) => {
  expect(publishedName(customer)).toBe(name)
})
