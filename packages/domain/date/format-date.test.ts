import { describe, expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const format = 'HH:mm D-M-YYYY'
const berlin = 'Europe/Berlin'

describe('formatDate', () => {
  test.each([
    ['2026-01-05T08:03:00Z', '09:03 5-1-2026'],
    ['2026-12-31T23:30:00Z', '00:30 1-1-2027'],
    ['2026-07-14T12:00:00Z', '14:00 14-7-2026'],
  ])('[SV-5] %s reads %s in Berlin', (instant, text) => {
    expect(formatDate(Date.parse(instant), format, berlin)).toBe(text)
  })

  test.each([
    ['2026-03-29T00:59:00Z', '01:59 29-3-2026'],
    ['2026-03-29T01:00:00Z', '03:00 29-3-2026'],
    ['2026-10-25T00:59:00Z', '02:59 25-10-2026'],
    ['2026-10-25T01:00:00Z', '02:00 25-10-2026'],
  ])('[SV-5] the change of clocks is known: %s reads %s', (instant, text) => {
    expect(formatDate(Date.parse(instant), format, berlin)).toBe(text)
  })

  test.each([
    ['DD.MM.YYYY', '05.01.2026'],
    ['YYYY/M/D, HH:mm', '2026/1/5, 08:03'],
    ['HH h', '08 h'],
  ])('[SV-5] a store view can write dates as %s', (format, text) => {
    expect(formatDate(Date.parse('2026-01-05T08:03:00Z'), format, 'UTC')).toBe(text)
  })
})
