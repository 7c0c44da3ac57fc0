import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampZoom, scrollAfterZoom, stepZoom, zoomLevels } from './zoom-level.ts'

test('steps lead through all levels, up to at least three times the size and back', () => {
  const up = [1]
  while (stepZoom(up.at(-1) ?? 1, 1) !== up.at(-1)) up.push(stepZoom(up.at(-1) ?? 1, 1))
  expect(up).toEqual([...zoomLevels])
  expect(up.at(-1)).toBeGreaterThanOrEqual(3)
  expect(stepZoom(2.4, 1)).toBe(3)
  expect(stepZoom(2.4, -1)).toBe(2)
  expect(stepZoom(1, -1)).toBe(1)
})

test('a pinch ends at the outermost levels', () => {
  expect([clampZoom(0.2), clampZoom(2.2), clampZoom(40)]).toEqual([1, 2.2, 4])
})

test('what lies under the finger stays there while the picture is larger than its window', () => {
  const sizes = fc.record({
    window: fc.integer({ min: 100, max: 2000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(
      sizes,
      fc.double({ min: 1, max: 3.9, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (span, level, place) => {
        const picture = span.window * level
        const grown = span.window * 4
        const scroll = span.share * (picture - span.window)
        const point = place * span.window
        const after = scrollAfterZoom({ scroll, window: span.window, picture }, point, grown)
        expect((after + point) / grown).toBeCloseTo((scroll + point) / picture, 6)
      },
    ),
  )
})

test('a picture that fits its window is not scrolled', () => {
  expect(scrollAfterZoom({ scroll: 300, window: 500, picture: 1200 }, 250, 400)).toBe(0)
})
