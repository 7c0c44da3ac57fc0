import { describe, expect, test } from 'vitest'
import { nth } from '../line/point.ts'
import { lastNames } from '../params/shoe-params.ts'
import { shaftDepth } from './shaft-depth.ts'
import { sideDepth } from './side-depth.ts'
import { sideProfile } from './side-profile.ts'

describe.each(lastNames)('a boot on last %s', (name) => {
  const profile = sideProfile(name, 'chelsea', 'leather')
  const tube = shaftDepth(profile)
  const top = nth(profile.topline, -1).y

  test('is a foot below and a tube at the top of its shaft', () => {
    expect(tube(60, top * 0.4, 28).share).toBe(0)
    expect(tube(60, top - 4, 28).share).toBe(1)
  })

  test('rounds off to the front of its shaft as it does to the back', () => {
    const depth = sideDepth(profile)
    const y = top - 12
    const [behind, before] = [nth(profile.back, -1).x, nth(profile.ridge, 0).x]
    const middle = depth((behind + before) / 2, y)
    expect(depth(behind + 3, y)).toBeLessThan(middle * 0.75)
    expect(depth(before - 3, y)).toBeLessThan(middle * 0.75)
    expect(depth(before + 12, y)).toBeLessThan(0.5)
  })
})
