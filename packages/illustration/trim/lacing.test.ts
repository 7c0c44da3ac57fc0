import { describe, expect, test } from 'vitest'
import { distance, nth, type Point, point } from '../line/point.ts'
import { bowLines } from './bow.ts'
import { knotOf, lacingLines } from './lacing.ts'

const near = [0, 1, 2, 3, 4].map((step) => point(150 - step * 10, 80 + step * 5))
const far = near.map(({ x, y }) => point(x + 3, y + 9))
const touches = (line: readonly Point[], place: Point): boolean =>
  [nth(line, 0), nth(line, -1)].some((end) => distance(end, place) < 1e-9)

describe('laces', () => {
  test('of an Oxford are one bar a pair of eyelets', () => {
    const { under, over } = lacingLines({ kind: 'bars', near, far, bow: undefined })
    expect(under).toEqual([])
    expect(over.map((bar) => [nth(bar, 0), nth(bar, -1)])).toEqual(
      near.map((eyelet, index) => [eyelet, nth(far, index)]),
    )
  })

  test('of an open facing cross: as many pass under as over, beside the first bar', () => {
    const { under, over } = lacingLines({ kind: 'cross', near, far, bow: undefined })
    expect(under).toHaveLength(near.length - 1)
    expect(over).toHaveLength(near.length)
  })

  test('use every eyelet and never end beside one, so that none looks like a hook', () => {
    const { under, over } = lacingLines({ kind: 'cross', near, far, bow: undefined })
    const strands = [...under, ...over]
    for (const eyelet of near) expect(strands.some((strand) => touches(strand, eyelet))).toBe(true)
    for (const strand of strands) {
      expect([...near, ...far].filter((eyelet) => touches(strand, eyelet))).toHaveLength(2)
    }
  })

  test('are knotted between the last pair of eyelets', () => {
    const { at } = knotOf({ near, far })
    expect(distance(at, nth(near, -1))).toBeLessThan(distance(nth(near, -1), nth(far, -1)))
  })
})

describe('a bow', () => {
  const bow = (seed: number) => bowLines({ at: point(100, 100), along: 2.6, seed }, 2.4)

  test('falls: both ends hang below the knot, and the near loop comes back to it', () => {
    for (const seed of [0, 3, 999_999]) {
      const { ends, nearLoop } = bow(seed)
      for (const end of ends) expect(nth(end, -1).y).toBeLessThan(100 - 12)
      expect(distance(nth(nearLoop, 0), nth(nearLoop, -1))).toBeLessThan(3)
    }
  })

  test('falls the same way for the same shoe and another way for another', () => {
    expect(bow(5)).toEqual(bow(5))
    expect(bow(5)).not.toEqual(bow(6))
  })
})
