import { expect, test } from 'vitest'
import { stemEnglish } from './stem-english.ts'

test.each([
  ['boot', ['boots']],
  ['derby', ['derbies', 'derbys']],
  ['accessory', ['accessories']],
  ['brush', ['brushes', 'brushing', 'brushed']],
  ['polish', ['polishes', 'polishing', 'polished']],
  ['lace', ['laces', 'lacing', 'laced']],
  ['resole', ['resoles', 'resoling', 'resoled']],
  ['brogue', ['brogues']],
  ['stitch', ['stitches', 'stitching']],
])('%s and %j have one stem', (word, forms) => {
  expect(forms.map(stemEnglish)).toEqual(forms.map(() => stemEnglish(word)))
})

test.each(['dress', 'ring', 'red', 'bus'])('%s has no ending', (word) => {
  expect(stemEnglish(word)).toBe(word)
})
