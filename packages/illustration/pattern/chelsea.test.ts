import { describe, expect, test } from 'vitest'
import { sideProfile } from '../last/side-profile.ts'
import { spansAt } from '../line/cross.ts'
import { distance, nth } from '../line/point.ts'
import { lastNames, soleNames } from '../params/shoe-params.ts'
import { goreOf } from './chelsea.ts'

describe.each(lastNames)('the gore on last %s', (last) => {
  test.each(soleNames)('hangs from the topline and lies inside the shaft, over a sole of %s', (sole) => {
    const profile = sideProfile(last, 'chelsea', sole)
    const { back, front, top } = goreOf({ profile })
    for (const edge of [back, front]) {
      const start = nth(edge, 0)
      expect(Math.min(...profile.topline.map((place) => distance(place, start)))).toBeLessThan(2)
      for (const { x, y } of edge.slice(1)) {
        const walls = spansAt(profile.outline, y)
        expect(x).toBeGreaterThan(Math.min(...walls) + 8)
        expect(x).toBeLessThan(Math.max(...walls) - 8)
      }
    }
    expect(nth(top, 0)).toEqual(nth(back, 0))
    expect(nth(top, -1)).toEqual(nth(front, 0))
  })

  test('ends in one point over the ankle bone, half way up the boot', () => {
    const profile = sideProfile(last, 'chelsea', 'leather')
    const { back, front } = goreOf({ profile })
    const foot = nth(back, -1)
    expect(distance(foot, nth(front, -1))).toBeLessThan(0.01)
    const share = foot.y / nth(profile.topline, 0).y
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.65)
  })
})
