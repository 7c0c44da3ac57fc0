import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { lastNames, type ShoeParams, soleNames, weltNames } from '../params/shoe-params.ts'
import { svgFaults } from '../testing/svg-faults.ts'

const derby: ShoeParams = {
  last: '64',
  pattern: 'derby',
  making: { welt: '360', sole: 'leather', seam: 'natural' },
  finish: { leather: 'calf', colour: 'black', patina: 1 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 3,
}

const withSole = (sole: ShoeParams['making']['sole'], welt = derby.making.welt): ShoeParams => ({
  ...derby,
  making: { ...derby.making, sole, welt },
})

const brass = '#c99b48'

test.each(soleNames)('the %s sole is sound on every last and within its bytes', (sole) => {
  const limits = { thumb: 3_000, card: 12_000, stage: 45_000 } as const
  for (const last of lastNames) expect(svgFaults(draw({ ...withSole(sole), last }, 'sole', 'card'), 's')).toEqual([])
  for (const detail of ['thumb', 'card', 'stage'] as const) {
    expect(gzipSync(draw(withSole(sole), 'sole', detail)).length).toBeLessThanOrEqual(limits[detail])
  }
})

test('five soles are five pictures', () => {
  expect(new Set(soleNames.map((sole) => draw(withSole(sole), 'sole', 'card'))).size).toBe(5)
})

test('brass nails hold leather, not rubber', () => {
  for (const sole of soleNames) expect(draw(withSole(sole), 'sole', 'stage').includes(brass)).toBe(sole === 'leather')
})

test('under 270 degrees the seam hides in its channel; all round it shows', () => {
  const stitches = (welt: ShoeParams['making']['welt']) =>
    draw(withSole('leather', welt), 'sole', 'stage').includes('stroke-dasharray')
  expect(weltNames.map(stitches)).toEqual([false, true, true])
})

test('from below a shoe does not tell the colour of its upper', () => {
  const black = draw(withSole('dainite'), 'sole', 'card')
  expect(draw({ ...withSole('dainite'), finish: { ...derby.finish, colour: 'tan' } }, 'sole', 'card')).toBe(black)
})
