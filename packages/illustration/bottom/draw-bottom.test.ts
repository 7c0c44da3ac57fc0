import { describe, expect, test } from 'vitest'
import { sideProfile } from '../last/side-profile.ts'
import { detailNames, lastNames, type SoleName, soleNames, type WeltName, weltNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { drawBottom } from './draw-bottom.ts'

function drawn(sole: SoleName, welt: WeltName, detail: (typeof detailNames)[number], last = lastNames[0]): string {
  const sheet = createSheet(detail, 'p')
  const { shadow, body } = drawBottom(
    sheet,
    sideProfile(last, 'shoe', sole),
    sampleShoe({ pattern: 'derby', sole, welt }),
  )
  return sheet.close(shadow + body)
}

describe('a drawn bottom', () => {
  test.each(soleNames.flatMap((sole) => weltNames.map((welt) => ({ sole, welt }))))(
    'holds no broken number and refers only to what it defines: $sole, $welt',
    ({ sole, welt }) => {
      for (const detail of detailNames) {
        const svg = drawn(sole, welt, detail)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(used.filter((id) => !ids.includes(id))).toEqual([])
        expect(svg).toBe(drawn(sole, welt, detail))
      }
    },
  )

  test('has six shadows on the ground', () => {
    expect(drawn('leather', '270', 'card').match(/<ellipse/g)).toHaveLength(6)
  })

  test('is sewn to the heel breast or all round', () => {
    const seam = (welt: WeltName): number => {
      const stitches = drawn('leather', welt, 'card').match(/d="M([\d.]+)[^"]*"[^>]*stroke-dasharray/)
      return Number(stitches?.[1])
    }
    expect(seam('270')).toBeGreaterThan(162 + 60 * 4)
    expect(seam('360')).toBeLessThan(162 + 10 * 4)
    expect(seam('storm')).toBeLessThan(162 + 10 * 4)
  })

  test('leaves the seam out where it could not be seen', () => {
    expect(drawn('leather', '360', 'thumb')).not.toContain('stroke-dasharray')
  })
})
