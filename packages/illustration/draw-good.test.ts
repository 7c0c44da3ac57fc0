import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawGood } from './draw-good.ts'
import { goodNames } from './good/good-name.ts'
import { drawPlaceholder } from './good/placeholder.ts'
import { colourNames } from './params/colour.ts'
import { detailNames } from './params/shoe-params.ts'
import { svgFaults } from './testing/svg-faults.ts'

const limits = { thumb: 3_000, card: 12_000, stage: 45_000 } as const

describe('drawGood', () => {
  test.each(goodNames)('%s is a sound document at every detail, and small enough', (good) => {
    for (const detail of detailNames) {
      const svg = drawGood(good, detail, { idPrefix: 'p7' })
      expect(svgFaults(svg, 'p7')).toEqual([])
      expect(gzipSync(svg).length, `${good} ${detail}`).toBeLessThanOrEqual(limits[detail])
    }
  })

  test('draws the same good the same way every time', () => {
    for (const good of goodNames) expect(drawGood(good, 'card')).toBe(drawGood(good, 'card'))
  })

  test.each(['belt', 'belt-suede', 'laces', 'shoe-cream', 'wax-polish'] as const)('%s takes every colour', (good) => {
    const drawings = colourNames.map((colour) => drawGood(good, 'thumb', { colour }))
    expect(new Set(drawings).size).toBe(colourNames.length)
  })

  test('thumbs need no noise', () => {
    const noisy = goodNames.filter((good) => drawGood(good, 'thumb').includes('feTurbulence'))
    expect(noisy).toEqual([])
  })

  test('where there is no picture, an outline stands on the ground line', () => {
    const svg = drawPlaceholder()
    expect(svgFaults(svg, 's')).toEqual([])
    expect(svg.length).toBeLessThan(2_000)
  })
})
