import { describe, expect, test } from 'vitest'
import { lastNames, type PatternName, type ShoeParams } from './params/shoe-params.ts'
import { drawn } from './testing/drawn.ts'
import { sampleShoe } from './testing/sample-shoe.ts'
import { sizeFaults } from './testing/size-faults.ts'
import { svgFaults } from './testing/svg-faults.ts'
import { metalTones } from './trim/metal.ts'

const shoe = (pattern: PatternName, change: Parameters<typeof sampleShoe>[0] = {}): ShoeParams =>
  sampleShoe({ pattern, welt: '360', sole: pattern === 'sneaker' ? 'cup' : 'leather', seam: 'natural', ...change })

describe.each(['chelsea', 'lace-boot', 'jodhpur', 'sneaker'] as const)('%s', (pattern) => {
  test.each(lastNames)('is sound and small on last %s, from both sides', (last) => {
    for (const [view, detail] of [
      ['side', 'card'],
      ['inner', 'thumb'],
    ] as const) {
      const svg = drawn(shoe(pattern, { last }), view, detail)
      expect([...svgFaults(svg, 's'), ...sizeFaults(svg, detail)]).toEqual([])
    }
  })
})

const count = (svg: string, text: string): number => svg.split(text).length - 1

test('a boot on a leather sole is a Balmoral, one with a storm welt has open quarters', () => {
  const gap = 'id="sgap"'
  expect(count(drawn(shoe('lace-boot'), 'side', 'card'), gap)).toBe(0)
  expect(count(drawn(shoe('lace-boot', { welt: 'storm' }), 'side', 'card'), gap)).toBe(1)
})

test('eyelets and hooks of a boot are of the metal asked for', () => {
  const { brass, nickel } = metalTones
  const inBrass = drawn(shoe('lace-boot'), 'side', 'stage')
  const inNickel = drawn(shoe('lace-boot', { metal: 'nickel' }), 'side', 'stage')
  expect([count(inBrass, brass.light) > 0, count(inBrass, nickel.base)]).toEqual([true, 0])
  expect([count(inNickel, nickel.base) > 0, count(inNickel, brass.light)]).toEqual([true, 0])
})

test('the buckle of a jodhpur closes on the outer side and is not seen from the inner one', () => {
  const buckle = 'id="sMbrass"'
  expect(count(drawn(shoe('jodhpur'), 'side', 'card'), buckle)).toBe(1)
  expect(count(drawn(shoe('jodhpur'), 'inner', 'card'), buckle)).toBe(0)
})

test('a jodhpur has a strap round the ankle from both sides', () => {
  const strap = 'id="sPj0"'
  expect(count(drawn(shoe('jodhpur'), 'side', 'card'), strap)).toBe(1)
  expect(count(drawn(shoe('jodhpur'), 'inner', 'card'), strap)).toBe(1)
})

test('laces of a sneaker are flat and pale, round in its own colour, or of a colour apart', () => {
  const laced = (lace: ShoeParams['trim']['lace']): string => drawn(shoe('sneaker', { lace }), 'side', 'card')
  const [flat, round, contrast] = [laced('flat'), laced('round'), laced('contrast')]
  expect(count(flat, '#ece5d6')).toBeGreaterThan(0)
  expect(count(round, '#ece5d6') + count(contrast, '#ece5d6')).toBe(0)
  expect(new Set([flat, round, contrast]).size).toBe(3)
})
