import { describe, expect, test } from 'vitest'
import { nth } from '../line/point.ts'
import { lastNames, soleNames } from '../params/shoe-params.ts'
import type { Cut } from './cut.ts'
import { lastMeasures } from './last-measures.ts'
import { sideProfile } from './side-profile.ts'

const cuts: readonly Cut[] = ['shoe', 'loafer', 'boot', 'chelsea', 'sneaker']
const all = lastNames.flatMap((last) => cuts.flatMap((cut) => soleNames.map((sole) => [last, cut, sole] as const)))

describe.each(['outer', 'inner'] as const)('from the %s side', (side) => {
  test('every shoe stands on the ground with its ball and lifts its toe', () => {
    for (const [last, cut, sole] of all) {
      const { under } = sideProfile(last, cut, sole, side)
      const lowest = Math.min(...under.map(({ y }) => y))
      expect(lowest, `${last} ${cut} ${sole}`).toBeCloseTo(0, 6)
      expect(nth(under, -1).y, `toe of ${last} ${cut} ${sole}`).toBeGreaterThan(5)
    }
  })

  test('all patterns of a last are as long as the last', () => {
    for (const [last, cut, sole] of all) {
      const profile = sideProfile(last, cut, sole, side)
      const xs = profile.outline.map(({ x }) => x)
      expect(nth(profile.feather, -1).x).toBe(lastMeasures[last].length)
      expect(Math.min(...xs)).toBeGreaterThan(-1)
      expect(Math.max(...xs), `${last} ${cut}`).toBeLessThan(lastMeasures[last].length)
    }
  })

  test('the ridge stays over the feather line and falls from the instep to the toe', () => {
    for (const [last, cut, sole] of all) {
      const { ridge } = sideProfile(last, cut, sole, side)
      const heights = ridge.map(({ y }) => y)
      const rises = heights.slice(1).filter((y, index) => y > (heights[index] ?? 0) + 0.05)
      expect(rises, `${last} ${cut} ${sole}`).toEqual([])
    }
  })
})

test('the inner side has a higher arch, and a higher topline for the inner ankle', () => {
  const [outer, inner] = [sideProfile('71', 'shoe', 'leather'), sideProfile('71', 'shoe', 'leather', 'inner')]
  const waist = (line: typeof outer.under) => line.find(({ x }) => x > 125)?.y ?? 0
  const dip = (line: typeof outer.topline) => Math.min(...line.map(({ y }) => y))
  expect(waist(inner.under)).toBeGreaterThan(waist(outer.under) + 1.5)
  expect(dip(inner.topline)).toBeGreaterThan(dip(outer.topline) + 1)
})

test('no two lasts have the same outline', () => {
  const outlines = lastNames.map((last) => JSON.stringify(sideProfile(last, 'shoe', 'leather').ridge))
  expect(new Set(outlines).size).toBe(lastNames.length)
})

test('last coordinates leave last 71 as it is, and keep the edges of a panel on other lasts', () => {
  const own = sideProfile('71', 'shoe', 'leather')
  const there = own.place(180, 60)
  expect(there.x).toBeCloseTo(180, 6)
  expect(there.y).toBeCloseTo(60, 1)
  const other = sideProfile('29', 'shoe', 'leather')
  const onRidge = nth(own.ridge, 60)
  const placed = other.place(onRidge.x, onRidge.y)
  const ridge = other.ridge.reduce((best, here) =>
    Math.abs(here.x - placed.x) < Math.abs(best.x - placed.x) ? here : best,
  )
  expect(placed.y).toBeCloseTo(ridge.y, 0)
})

test('a women’s last is shorter, and 29 stands on a high heel', () => {
  expect(lastMeasures['37'].length).toBeLessThan(290)
  expect(lastMeasures['29'].heel).toBe(35)
  expect(sideProfile('29', 'shoe', 'leather').stack.seat).toBeGreaterThan(40)
})
