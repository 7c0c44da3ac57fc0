import { describe, expect, test } from 'vitest'
import { lastMeasures } from '../last/last-measures.ts'
import { lastNames, patternNames, type ShoeParams } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { svgFaults } from '../testing/svg-faults.ts'
import { drawMeasure, measuresOf, measureWindow } from './draw-measure.ts'

const wien: ShoeParams = {
  last: '71',
  pattern: 'cap-oxford',
  making: { welt: '270', sole: 'leather', seam: 'tonal' },
  finish: { leather: 'calf', colour: 'cognac', patina: 2 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 1,
}

describe('drawMeasure', () => {
  test.each(lastNames)('last %s is measured in its own millimetres', (last) => {
    const sheet = createSheet('card', 'm')
    const svg = sheet.close(drawMeasure(sheet, { ...wien, last }), measureWindow)
    expect(svgFaults(svg, 'm')).toEqual([])
    const { length, height } = measuresOf({ ...wien, last })
    expect(length).toBe(lastMeasures[last].length)
    expect(svg).toContain(`>${length} mm</text>`)
    expect(svg).toContain(`>${height} mm</text>`)
  })

  test('boots are higher than shoes, and every height is one that a foot fits into', () => {
    const heights = patternNames.map((pattern) => measuresOf({ ...wien, pattern }).height)
    expect(Math.min(...heights)).toBeGreaterThan(70)
    expect(Math.max(...heights)).toBeLessThan(200)
    expect(measuresOf({ ...wien, pattern: 'lace-boot' }).height).toBeGreaterThan(measuresOf(wien).height + 40)
  })

  test('thumbs have lines without figures', () => {
    const sheet = createSheet('thumb', 'm')
    const svg = sheet.close(drawMeasure(sheet, wien), measureWindow)
    expect(svg).not.toContain('<text')
  })
})
