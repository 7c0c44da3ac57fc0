import { expect, test } from 'vitest'
import { distance, nth } from '../line/point.ts'
import { dots } from './dots.ts'
import { holes } from './holes.ts'
import { gauge } from './seam.ts'
import { teeth } from './teeth.ts'

const line = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
]

test('a broguing has one big hole after each pair of small ones, all on its band', () => {
  const { big, small } = holes(line)
  expect(small).toHaveLength((big.length - 1) * 2)
  for (const { y } of big) expect(y).toBeCloseTo(0)
  for (const { y } of small) expect(Math.abs(y)).toBeCloseTo(gauge.holes.beside)
  expect(distance(nth(big, 0), nth(big, 1))).toBeCloseTo(gauge.holes.pitch, 0)
})

test('a seam too short for holes has none', () => {
  expect(
    holes([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
    ]),
  ).toEqual({ big: [], small: [] })
})

test('teeth alternate between the edge and their depth', () => {
  const edge = teeth(line, 2, 0.5)
  expect(new Set(edge.map(({ y }) => Math.round(y * 10)))).toEqual(new Set([0, 5]))
})

test('dots are one path of points without length', () => {
  expect(
    dots([
      { x: 1, y: 2 },
      { x: 4.04, y: 1 },
    ]),
  ).toBe('M1 2h0m3-1h0')
})
