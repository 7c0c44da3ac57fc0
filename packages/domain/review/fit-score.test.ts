import { expect, test } from 'vitest'
import { fitScore } from './fit-score.ts'

test.each([
  [
    { low: 5, fits: 87, high: 8 },
    { count: 100, percent: 87, place: 0.515, leaning: 'fits' },
  ],
  [
    { low: 0, fits: 0, high: 2 },
    { count: 2, percent: 0, place: 1, leaning: 'high' },
  ],
  [
    { low: 3, fits: 1, high: 0 },
    { count: 4, percent: 25, place: 0.125, leaning: 'low' },
  ],
  [
    { low: 10, fits: 0, high: 10 },
    { count: 20, percent: 0, place: 0.5, leaning: 'fits' },
  ],
])('[UX-32] %j gives %j', (votes, score) => {
  expect(fitScore(votes)).toEqual(score)
})

test.each([
  [{ low: 19, fits: 81, high: 0 }, 'fits'],
  [{ low: 20, fits: 80, high: 0 }, 'low'],
  [{ low: 0, fits: 80, high: 20 }, 'high'],
])('[UX-32] a fifth more on one side makes it lean there: %j is "%s"', (votes, leaning) => {
  expect(fitScore(votes)?.leaning).toBe(leaning)
})

test('[UX-32] nobody’s word is no score', () => {
  expect(fitScore({ low: 0, fits: 0, high: 0 })).toBeNull()
})
