import { expect, test } from 'vitest'
import { ratingTexts } from './rating-texts.ts'

const german = { decimalSeparator: ',', groupSeparator: '' }

test.each([
  [
    { average: 4.75, count: 1234 },
    { average: '4,8', count: '1.234' },
  ],
  [
    { average: 5, count: 1 },
    { average: '5,0', count: '1' },
  ],
  [
    { average: 0.04, count: 0 },
    { average: '0,0', count: '0' },
  ],
])('a rating reads as the store view writes numbers', (rating, texts) => {
  expect(ratingTexts(rating, german)).toEqual(texts)
})
