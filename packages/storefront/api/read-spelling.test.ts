import { expect, test } from 'vitest'
import { readSpelling } from './read-spelling.ts'

const option = (text: string) => ({ text, score: 0.5 })

test.each<[string, unknown, string | undefined]>([
  ['of a whole text', { spelling: [{ text: 'braune deby', options: [option('braune derby')] }] }, 'braune derby'],
  [
    'word by word, where one is right',
    {
      name: [
        { text: 'braune', options: [] },
        { text: 'deby', options: [option('derby'), option('debye')] },
      ],
    },
    'braune derby',
  ],
  [
    'by the second of two, where the first knows none',
    { one: [{ text: 'deby', options: [] }], two: [{ text: 'deby', options: [option('derby')] }] },
    'derby',
  ],
  ['that nobody has', { spelling: [{ text: 'deby', options: [] }] }, undefined],
  ['from a platform that sends none', undefined, undefined],
  ['from one that sends something else', { spelling: 'derby' }, undefined],
  ['with options that are none', { spelling: [{ text: 'deby', options: [{ word: 'derby' }] }] }, undefined],
  ['from a list', ['derby'], undefined],
])('[UX-13] a spelling %s', (_, suggest, spelling) => {
  expect(readSpelling(suggest)).toBe(spelling)
})
