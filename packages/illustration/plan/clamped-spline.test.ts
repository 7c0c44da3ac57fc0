import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampedSpline } from './clamped-spline.ts'

test('a spline goes through its places and is flat at both ends', () => {
  const ys = fc.array(fc.double({ min: -80, max: 80, noNaN: true }), { minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(ys, (heights) => {
      const places = heights.map((_, index) => index * 40)
      const spline = clampedSpline(places, heights)
      heights.forEach((height, index) => expect(spline(index * 40)).toBeCloseTo(height, 6))
      const end = (heights.length - 1) * 40
      expect(spline(0.001)).toBeCloseTo(heights[0] ?? 0, 3)
      expect(spline(end - 0.001)).toBeCloseTo(heights.at(-1) ?? 0, 3)
    }),
  )
})

test('a spline does not bend where three places lie level', () => {
  const spline = clampedSpline([0, 10, 30], [5, 5, 5])
  for (const x of [0, 3, 10, 21, 30]) expect(spline(x)).toBeCloseTo(5, 9)
})
