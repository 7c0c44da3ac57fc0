import { describe, expect, test } from 'vitest'
import { patternCut } from '../last/cut.ts'
import { onBoard } from '../last/on-board.ts'
import { sideProfile } from '../last/side-profile.ts'
import { lookOf } from '../leather/look.ts'
import { heightAt } from '../line/cross.ts'
import { add, type Point, point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { type LastName, lastNames, type PatternName } from '../params/shoe-params.ts'
import { pathBounds } from '../svg/path-bounds.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { sidePattern } from './side-pattern.ts'
import type { SideParts, SideScene } from './side-scene.ts'

function sceneOf(pattern: PatternName, last: LastName, inner = false): SideScene {
  const params = sampleShoe({ last, pattern })
  return {
    sheet: createSheet('stage'),
    params,
    profile: sideProfile(last, patternCut[pattern], 'leather'),
    look: lookOf(params),
    inner,
  }
}

const parts = (pattern: PatternName, last: LastName, inner = false): SideParts =>
  sidePattern[pattern](sceneOf(pattern, last, inner))
const buckles = (markup: string): number => markup.match(/evenodd/g)?.length ?? 0
/** The outline of a leather part is what its own paint fills. */
const outlineOf = (markup: string, name: string): string =>
  new RegExp(`d="([^"]+)" fill="url\\(#sQ${name}\\)"`).exec(markup)?.[1] ?? ''

describe('a monk', () => {
  test('has one buckle, or two, on the outer side alone', () => {
    expect(buckles(parts('single-monk', '71').front)).toBe(1)
    expect(buckles(parts('double-monk', '71').front)).toBe(2)
    expect(buckles(parts('double-monk', '71', true).front)).toBe(0)
  })

  test('shows on its inner side where the straps are sewn', () => {
    expect(outlineOf(parts('double-monk', '71', true).front, 'm1')).not.toBe('')
    expect(outlineOf(parts('double-monk', '71', true).front, 'm2')).not.toBe('')
  })

  test.each(lastNames)('on last %s has straps that stand proud of the ridge by their thickness', (last) => {
    const ridge = sceneOf('double-monk', last).profile.ridge.map(onBoard)
    const { front } = parts('double-monk', last)
    for (const name of ['m1', 'm2']) {
      const proud = cornersOf(outlineOf(front, name)).map(({ x, y }) => heightAt(ridge, x) - y)
      expect(Math.max(...proud)).toBeGreaterThan(1.2 * board.unit)
      expect(Math.max(...proud)).toBeLessThan(2.4 * board.unit)
    }
  })
})

/** Where the curves of a path begin and end. */
function cornersOf(d: string): Point[] {
  let pen = point(0, 0)
  return [...d.matchAll(/([Mcl])([^a-zA-Z]*)/g)].flatMap(([, command, body = '']) => {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = command === 'c' ? 6 : 2
    const corners: Point[] = []
    for (let from = count - 2; from < numbers.length; from += count) {
      const step = point(numbers[from] ?? 0, numbers[from + 1] ?? 0)
      pen = command === 'M' ? step : add(pen, step)
      corners.push(pen)
    }
    return corners
  })
}

describe('a loafer', () => {
  test.each(lastNames)('on last %s has a saddle that ends at the welt', (last) => {
    const { profile } = sceneOf('penny-loafer', last)
    const bounds = pathBounds(outlineOf(parts('penny-loafer', last).front, 'sd'))
    const [left = 0, , right = 0, bottom = 0] = bounds ?? []
    expect(right - left).toBeGreaterThan(100)
    const welt = profile.feather.map(onBoard).filter(({ x }) => x > left && x < right)
    const lowest = Math.max(...welt.map(({ y }) => y))
    expect(Math.abs(bottom - lowest)).toBeLessThan(8)
  })

  test('carries a tassel on each side of its knot, or a saddle', () => {
    expect(parts('tassel-loafer', '58').front.match(/url\(#sT[ab]\)/g)?.length).toBeGreaterThan(2)
    expect(parts('penny-loafer', '58').front).not.toMatch(/url\(#sT[ab]\)/)
  })

  test('is the same again for the same parameters, and its fringe falls another way for another shoe', () => {
    expect(parts('tassel-loafer', '58')).toEqual(parts('tassel-loafer', '58'))
    const scene = sceneOf('tassel-loafer', '58')
    const other = sidePattern['tassel-loafer']({
      ...scene,
      sheet: createSheet('stage'),
      params: { ...scene.params, seed: 9 },
    })
    expect(other.front).not.toBe(parts('tassel-loafer', '58').front)
  })
})
