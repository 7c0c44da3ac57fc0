import { expect, test } from 'vitest'
import { normalField } from './normal-field.ts'
import { lightRows, type Row } from './rows.ts'

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 20 },
  { x: 0, y: 20 },
]

function valueAt({ left, right, stops }: Row, x: number): number {
  const at = (x - left) / (right - left)
  const after = stops.findIndex((stop) => stop.at >= at)
  const [a, b] = [stops[Math.max(0, after - 1)], stops[after]]
  if (!a || !b || a === b) return b?.colour[0] ?? stops.at(-1)?.colour[0] ?? 0
  return a.colour[0] + ((b.colour[0] - a.colour[0]) * (at - a.at)) / (b.at - a.at)
}

test('rows hold a colour within the tolerance, with few stops', () => {
  const colourAt = (x: number) => [128 + 100 * Math.sin(x / 12), 90, 60] as const
  const rows = lightRows({ outline: square, colourAt, rowHeight: 2, tolerance: 4 })
  for (const row of rows) {
    for (let x = 2; x < 98; x += 1.7) expect(Math.abs(valueAt(row, x) - colourAt(x)[0])).toBeLessThan(6)
    expect(row.stops.length).toBeLessThan(32)
  }
})

test('rows cover the outline and reach beyond it, so that clipping leaves no hairline', () => {
  const rows = lightRows({ outline: square, colourAt: () => [1, 2, 3], rowHeight: 3, tolerance: 4 })
  expect(Math.min(...rows.map(({ bottom }) => bottom))).toBeLessThanOrEqual(-3)
  expect(Math.max(...rows.map(({ top }) => top))).toBeGreaterThan(22)
  for (const { left, right, stops } of rows) {
    expect([left, right]).toEqual([-4, 104])
    expect(stops).toHaveLength(2)
  }
})

test('a slope leans against its rise, a plane looks at the eye', () => {
  const box = { left: 0, right: 40, bottom: 0, top: 40 }
  const plane = normalField({ height: () => 5, box, step: 1, smoothing: 2 })
  for (const [axis, value] of [0, 0, 1].entries()) expect(plane(20, 20)[axis]).toBeCloseTo(value, 9)
  const slope = normalField({ height: (x) => x, box, step: 1, smoothing: 2 })
  for (const [axis, value] of [-Math.SQRT1_2, 0, Math.SQRT1_2].entries()) {
    expect(slope(20, 20)[axis]).toBeCloseTo(value, 6)
  }
})
