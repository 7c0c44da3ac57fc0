import { expect, test } from 'vitest'
import { colourNames } from '../params/colour.ts'
import { type LeatherName, leatherNames, type ShoeParams } from '../params/shoe-params.ts'
import { lookOf } from './look.ts'
import { type Rgb, rgbOf } from './rgb.ts'
import { type Normal, shade } from './shade.ts'

const look = (leather: LeatherName, colour: ShoeParams['finish']['colour'] = 'cognac') =>
  lookOf({
    finish: { leather, colour, patina: 1 },
    making: { welt: '270', sole: 'leather', seam: 'tonal' },
    trim: { metal: 'brass', lace: 'round' },
  })
const brightness = ([r, g, b]: Rgb) => r * 0.3 + g * 0.59 + b * 0.11
const up: Normal = [-0.08, 0.74, 0.67]
const front: Normal = [0, 0, 1]
const down: Normal = [0, -0.6, 0.8]

test.each(leatherNames)('%s is lighter where it faces up than where it faces down', (leather) => {
  expect(brightness(shade(look(leather), up))).toBeGreaterThan(brightness(shade(look(leather), down)) + 25)
})

test('patent gleams more than calf, calf more than grain, suede not at all', () => {
  const gleam = (leather: LeatherName) => {
    const all = Array.from({ length: 90 }, (_, degree) => (degree / 180) * Math.PI)
    return Math.max(...all.map((a) => brightness(shade(look(leather), [0, Math.sin(a), Math.cos(a)]))))
  }
  expect(gleam('patent')).toBeGreaterThan(gleam('calf'))
  expect(gleam('calf')).toBeGreaterThan(gleam('grain'))
  expect(gleam('grain')).toBeGreaterThan(gleam('suede'))
})

test('patina darkens', () => {
  expect(brightness(shade(look('calf'), front, 0.5))).toBeLessThan(brightness(shade(look('calf'), front)) - 20)
})

test('black leather stays dark in front and still has a rim of light', () => {
  const black = look('calf', 'black')
  expect(brightness(shade(black, front))).toBeLessThan(52)
  expect(brightness(shade(black, [-0.72, 0.1, 0.69]))).toBeGreaterThan(60)
})

test.each(colourNames)('%s faces the eye in a tone near its swatch', (colour) => {
  const { ramp } = look('calf', colour)
  const shown = shade(look('calf', colour), front)
  expect(Math.max(...shown.map((value, axis) => Math.abs(value - (ramp[2][axis] ?? 0))))).toBeLessThan(34)
})

test('a contrast lace differs from the leather’s own', () => {
  const own = look('calf', 'black').lace
  const other = lookOf({
    finish: { leather: 'calf', colour: 'black', patina: 0 },
    making: { welt: '270', sole: 'leather', seam: 'tonal' },
    trim: { metal: 'brass', lace: 'contrast' },
  }).lace
  expect(Math.abs(brightness(rgbOf(own)) - brightness(rgbOf(other)))).toBeGreaterThan(60)
})
