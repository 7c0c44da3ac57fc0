import { expect, test } from 'vitest'
import { coarsePath } from './coarse-paths.ts'

test('rounding does not add up along a path', () => {
  const steps = Array.from({ length: 100 }, () => 'l.4 .4').join('')
  const coarse = coarsePath(`M0 0${steps}`, 0)
  const sum = [...coarse.matchAll(/[l ]?(-?\d+) (-?\d+)/g)].reduce((total, [, x]) => total + Number(x), 0)
  expect(sum).toBe(40)
})

test('dots, closed parts and upright edges survive', () => {
  expect(coarsePath('M10.2 10.4h0m5.1 0h0', 0)).toBe('M10 10h0m5 0h0')
  expect(coarsePath('M.4.4h9.7v3.2zm2 2l3 0', 0)).toBe('M0 0h10v4zm2 2l3 0')
})

test('what it does not know stays as it is', () => {
  expect(coarsePath('M0 0a5.55 5.55 0 1 0 3.3 3.3', 0)).toBe('M0 0a5.55 5.55 0 1 0 3.3 3.3')
})
