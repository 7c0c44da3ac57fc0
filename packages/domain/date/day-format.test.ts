import { expect, test } from 'vitest'
import { dayFormat } from './day-format.ts'

test.each([
  ['HH:mm D-M-YYYY', 'D-M-YYYY'],
  ['DD.MM.YYYY, HH:mm', 'DD.MM.YYYY'],
  ['D-M-YYYY', 'D-M-YYYY'],
])('the day of "%s" is "%s"', (format, day) => {
  expect(dayFormat(format)).toBe(day)
})
