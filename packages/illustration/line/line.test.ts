import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossing, heightAt, spansAt } from './cross.ts'
import { cubicAt, fitCubics } from './fit.ts'
import { offset } from './offset.ts'
import { distance, type Line, nth, type Point } from './point.ts'
import { refitPaths } from './refit-paths.ts'
import { bezier, smooth } from './smooth.ts'
import { lengthOf, slice, walk } from './walk.ts'

/** Knots that run to the right, as lines of a shoe do. */
const knots: fc.Arbitrary<Point[]> = fc
  .array(fc.record({ x: fc.integer({ min: 8, max: 60 }), y: fc.integer({ min: 0, max: 120 }) }), {
    minLength: 3,
    maxLength: 9,
  })
  .map((steps) => {
    let x = 0
    return steps.map((step) => ({ x: (x += step.x), y: step.y }))
  })

const nearest = (line: Line, to: Point): number => Math.min(...line.map((here) => distance(here, to)))

test('a smooth line goes through all its knots', () => {
  fc.assert(
    fc.property(knots, (given) => {
      const line = smooth(given)
      for (const knot of given) expect(nearest(line, knot)).toBeLessThan(1e-6)
    }),
  )
})

test('few cubics follow a dense line within the tolerance', () => {
  fc.assert(
    fc.property(knots, (given) => {
      const line = smooth(given)
      const cubics = fitCubics(line, 0.35)
      const drawn = cubics.flatMap((cubic) => Array.from({ length: 41 }, (_, index) => cubicAt(cubic, index / 40)))
      for (const here of line) expect(nearest(drawn, here)).toBeLessThan(1.6)
      expect(cubics.length).toBeLessThan(line.length / 2)
    }),
    { numRuns: 40 },
  )
})

test('an offset keeps its distance everywhere, also in bends that are tighter than it', () => {
  fc.assert(
    fc.property(knots, fc.constantFrom(-6, -1.7, 1.7, 6), (given, by) => {
      const line = smooth(given)
      for (const here of offset(line, by).slice(1, -1)) {
        expect(nearest(line, here)).toBeGreaterThan(Math.abs(by) * 0.97 - 2e-3)
      }
    }),
    { numRuns: 40 },
  )
})

test('an offset to the left lies above a line that runs to the right', () => {
  const [first] = offset(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    2,
  )
  expect(first).toEqual({ x: 0, y: 2 })
})

test('a walk spaces its steps evenly from end to end', () => {
  const line = bezier({ x: 0, y: 0 }, { x: 30, y: 60 }, { x: 70, y: -40 }, { x: 100, y: 10 }, 200)
  const steps = walk(line, 7)
  const gaps = steps.slice(1).map(({ way }, index) => way - (steps[index]?.way ?? 0))
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6)
  expect(nth(steps, -1).x).toBeCloseTo(100, 6)
})

test('a slice is as long as it was asked to be', () => {
  const line = bezier({ x: 0, y: 0 }, { x: 30, y: 60 }, { x: 70, y: -40 }, { x: 100, y: 10 }, 200)
  expect(lengthOf(slice(line, 12, 40))).toBeCloseTo(28, 1)
})

test('heights, spans and crossings of simple lines', () => {
  const ramp = [
    { x: 0, y: 0 },
    { x: 10, y: 20 },
  ]
  expect(heightAt(ramp, 5)).toBe(10)
  expect(heightAt(ramp, -3)).toBe(0)
  expect(heightAt(ramp, 30)).toBe(20)
  expect(
    spansAt(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
        { x: 0, y: 10 },
      ],
      4,
    ),
  ).toEqual([0, 10])
  expect(
    crossing(ramp, [
      { x: 0, y: 10 },
      { x: 10, y: 10 },
    ]),
  ).toEqual({ x: 5, y: 10 })
  expect(
    crossing(ramp, [
      { x: 0, y: 30 },
      { x: 10, y: 30 },
    ]),
  ).toBeUndefined()
})

test('refitting a path takes fewer bytes and keeps its ends', () => {
  const fine = 'M10 10c5 3 10 6 15 8 6 3 12 5 18 7 7 2 14 4 21 5 8 1 16 2 24 2'
  const coarse = refitPaths(`<path d="${fine}"/>`, 2)
  expect(coarse.length).toBeLessThan(fine.length)
  expect(coarse).toContain('M10 10c')
  const numbers = (coarse.match(/c(.*)"/)?.[1]?.match(/-?\d+/g) ?? []).map(Number)
  expect([numbers.at(-2), numbers.at(-1)]).toEqual([78, 22])
})
