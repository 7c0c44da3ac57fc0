import { describe, expect, test } from 'vitest'
import { sideProfile } from '../last/side-profile.ts'
import { lastNames, soleNames } from '../params/shoe-params.ts'
import { bottomLines, raisedBefore } from './bottom-lines.ts'

const all = lastNames.flatMap((last) => soleNames.map((sole) => ({ last, sole })))

describe('the bottom of a shoe', () => {
  test.each(all)('stands on the ground under heel and ball: last $last on $sole', ({ last, sole }) => {
    const profile = sideProfile(last, 'shoe', sole)
    const { sole: outline, heel } = bottomLines(profile)
    const lowest = (from: number, to: number): number =>
      Math.min(...[...outline, ...(heel ?? [])].filter(({ x }) => x >= from && x <= to).map(({ y }) => y))
    expect(lowest(-5, profile.length + 5)).toBeGreaterThan(-0.05)
    expect(lowest(0, profile.length * 0.25)).toBeLessThan(0.05)
    expect(lowest(profile.length * 0.6, profile.length * 0.72)).toBeLessThan(0.05)
    expect(lowest(profile.length - 6, profile.length + 5)).toBeGreaterThan(3)
  })

  test.each(all)('is as long as the last says, whatever the sole: last $last on $sole', ({ last, sole }) => {
    const profile = sideProfile(last, 'shoe', sole)
    const { sole: outline, welt } = bottomLines(profile)
    const xs = [...outline, ...(welt ?? [])].map(({ x }) => x)
    expect(Math.abs(Math.max(...xs) - profile.length)).toBeLessThan(1.5)
    expect(Math.abs(Math.min(...xs))).toBeLessThan(1.5)
  })

  test('overlaps the upper, so that no light shows between them', () => {
    const profile = sideProfile('71', 'shoe', 'leather')
    const top = Math.max(...(bottomLines(profile).welt ?? []).filter(({ x }) => x < 20).map(({ y }) => y))
    const foot = Math.min(...profile.outline.filter(({ x }) => x < 20).map(({ y }) => y))
    expect(top - foot).toBeGreaterThan(1)
  })

  test('keeps its whole height over the heel where lugs are cut in front of it', () => {
    const line = [0, 60, 100].map((x) => ({ x, y: 10 }))
    expect(raisedBefore(line, 72, 4).map(({ y }) => y)).toEqual([10, 10, 14])
  })
})
