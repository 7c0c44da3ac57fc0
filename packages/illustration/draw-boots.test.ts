import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { type DetailName, lastNames, type PatternName, type ShoeParams } from './params/shoe-params.ts'
import { svgFaults } from './testing/svg-faults.ts'
import { metalTones } from './trim/metal.ts'

const shoe = (pattern: PatternName, change: Partial<ShoeParams> = {}): ShoeParams => ({
  last: '71',
  pattern,
  making: { welt: '360', sole: pattern === 'sneaker' ? 'cup' : 'leather', seam: 'natural' },
  finish: { leather: 'calf', colour: 'cognac', patina: 1 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 3,
  ...change,
})

const patterns = ['chelsea', 'lace-boot', 'jodhpur', 'sneaker'] as const
const limits: Readonly<Record<DetailName, number>> = { thumb: 3 * 1024, card: 12 * 1024, stage: 45 * 1024 }

describe.each(patterns)('%s', (pattern) => {
  test.each(lastNames)('is sound and small on last %s, from both sides', (last) => {
    for (const [view, detail] of [
      ['side', 'card'],
      ['side', 'thumb'],
      ['inner', 'card'],
    ] as const) {
      const svg = draw(shoe(pattern, { last }), view, detail)
      expect(svgFaults(svg, 's')).toEqual([])
      expect(gzipSync(svg).length).toBeLessThan(limits[detail])
    }
  })

  test('is sound and small where it is looked at closely', () => {
    const svg = draw(shoe(pattern), 'side', 'stage')
    expect(svgFaults(svg, 's')).toEqual([])
    expect(gzipSync(svg).length).toBeLessThan(limits.stage)
  })
})

const count = (svg: string, text: string): number => svg.split(text).length - 1

test('a boot on a leather sole is a Balmoral, one with a storm welt has open quarters', () => {
  const open = { making: { welt: 'storm', sole: 'leather', seam: 'natural' } } as const
  const gap = 'id="sgap"'
  expect(count(draw(shoe('lace-boot'), 'side', 'stage'), gap)).toBe(0)
  expect(count(draw(shoe('lace-boot', open), 'side', 'stage'), gap)).toBe(1)
})

test('eyelets and hooks of a boot are of the metal asked for', () => {
  const { brass, nickel } = metalTones
  const inBrass = draw(shoe('lace-boot'), 'side', 'stage')
  const inNickel = draw(shoe('lace-boot', { trim: { metal: 'nickel', lace: 'round' } }), 'side', 'stage')
  expect([count(inBrass, brass.light) > 0, count(inBrass, nickel.base)]).toEqual([true, 0])
  expect([count(inNickel, nickel.base) > 0, count(inNickel, brass.light)]).toEqual([true, 0])
})

test('the buckle of a jodhpur closes on the outer side and is not seen from the inner one', () => {
  const buckle = 'id="sMbrass"'
  expect(count(draw(shoe('jodhpur'), 'side', 'stage'), buckle)).toBe(1)
  expect(count(draw(shoe('jodhpur'), 'inner', 'stage'), buckle)).toBe(0)
})

test('a jodhpur has a strap round the ankle from both sides', () => {
  const strap = 'id="sPj0"'
  expect(count(draw(shoe('jodhpur'), 'side', 'stage'), strap)).toBe(1)
  expect(count(draw(shoe('jodhpur'), 'inner', 'stage'), strap)).toBe(1)
})

test('laces of a sneaker are flat and pale, round in its own colour, or of a colour apart', () => {
  const laced = (lace: ShoeParams['trim']['lace']): string =>
    draw(shoe('sneaker', { trim: { metal: 'brass', lace } }), 'side', 'stage')
  const [flat, round, contrast] = [laced('flat'), laced('round'), laced('contrast')]
  expect(count(flat, '#ece5d6')).toBeGreaterThan(0)
  expect(count(round, '#ece5d6') + count(contrast, '#ece5d6')).toBe(0)
  expect(new Set([flat, round, contrast]).size).toBe(3)
})
