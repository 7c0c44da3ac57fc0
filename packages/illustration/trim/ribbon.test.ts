import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, nth, point } from '../line/point.ts'
import { ribbon, ribbonFrom } from './ribbon.ts'

const straight = [point(0, 0), point(20, 0), point(40, 0)]

describe('a ribbon', () => {
  test('is as wide as asked, all along its way', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 30, noNaN: true }), (width) => {
        const ys = ribbon(straight, [width, width]).map(({ y }) => y)
        expect(Math.max(...ys)).toBeCloseTo(width / 2, 6)
        expect(Math.min(...ys)).toBeCloseTo(-width / 2, 6)
      }),
    )
  })

  test('changes its width evenly', () => {
    const outline = ribbon(straight, [10, 20])
    expect(Math.max(...outline.filter(({ x }) => Math.abs(x - 20) < 0.01).map(({ y }) => y))).toBeCloseTo(7.5, 6)
  })

  test('reaches beyond its way with a round or pointed end, but not with a flat one', () => {
    const reach = (end: 'flat' | 'round' | 'point'): number =>
      Math.max(...ribbon(straight, [12, 12], end).map(({ x }) => x))
    expect(reach('flat')).toBeCloseTo(40, 6)
    expect(reach('round')).toBeGreaterThan(44)
    expect(reach('point')).toBeGreaterThan(44)
  })

  test('that comes over an edge begins at that edge', () => {
    const edge = [point(10, -30), point(10, 0), point(10, 30)]
    const outline = ribbonFrom(edge, straight, [12, 12], 'round')
    expect(Math.min(...outline.map(({ x }) => x))).toBeGreaterThanOrEqual(10)
    expect(Math.min(...outline.map(({ x }) => x))).toBeLessThan(12)
    expect(distance(nth(outline, 0), nth(outline, -1))).toBeLessThan(12)
  })
})
