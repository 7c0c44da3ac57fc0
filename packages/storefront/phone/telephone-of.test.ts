import { expect, test } from 'vitest'
import { telephoneOf } from './telephone-of.ts'

test('a telephone number is read on one line and dialled without its spaces and strokes', () => {
  expect(telephoneOf('+49 6331 55-20 40')).toEqual({
    words: '+49\u00a06331\u00a055-20\u00a040',
    url: 'tel:+496331552040',
  })
})
