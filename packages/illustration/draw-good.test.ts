import { describe, expect, test } from 'vitest'
import { drawGood } from './draw-good.ts'
import { type GoodName, goodNames } from './good/good-name.ts'
import { drawPlaceholder } from './good/placeholder.ts'
import { colourNames } from './params/colour.ts'
import { type DetailName, detailNames } from './params/shoe-params.ts'
import { sizeFaults } from './testing/size-faults.ts'
import { svgFaults } from './testing/svg-faults.ts'

const known = new Map<string, string>()
/** Each good at each detail, drawn once for all tests. */
function drawn(good: GoodName, detail: DetailName): string {
  const key = `${good} ${detail}`
  const svg = known.get(key) ?? drawGood(good, detail, { idPrefix: 'p7' })
  known.set(key, svg)
  return svg
}

describe('drawGood', () => {
  test.each(goodNames)('%s is a sound document at every detail, and small enough', (good) => {
    for (const detail of detailNames) {
      const svg = drawn(good, detail)
      expect([...svgFaults(svg, 'p7'), ...sizeFaults(svg, detail)], `${good} ${detail}`).toEqual([])
    }
  })

  test('draws the same good the same way every time', () => {
    for (const good of goodNames) expect(drawGood(good, 'card', { idPrefix: 'p7' })).toBe(drawn(good, 'card'))
  })

  test.each(['belt', 'belt-suede', 'laces', 'shoe-cream', 'wax-polish'] as const)('%s takes every colour', (good) => {
    const drawings = colourNames.map((colour) => drawGood(good, 'thumb', { colour }))
    expect(new Set(drawings).size).toBe(colourNames.length)
  })

  test('thumbs need no noise', () => {
    const noisy = goodNames.filter((good) => drawn(good, 'thumb').includes('feTurbulence'))
    expect(noisy).toEqual([])
  })

  test('where there is no picture, an outline stands on the ground line', () => {
    const svg = drawPlaceholder()
    expect(svgFaults(svg, 's')).toEqual([])
    expect(svg.length).toBeLessThan(2_000)
  })
})
