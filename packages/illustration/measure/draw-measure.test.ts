import { describe, expect, test } from 'vitest'
import { lastMeasures } from '../last/last-measures.ts'
import { board } from '../params/board.ts'
import { lastNames, patternNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { svgFaults } from '../testing/svg-faults.ts'
import { drawMeasure, measuresOf, measureWindow } from './draw-measure.ts'
import { figure } from './figure.ts'

const wien = sampleShoe()
/** Lasts of every length stand around one middle. */
const middle = board.left + (307 * board.unit) / 2

describe('drawMeasure', () => {
  test.each(lastNames)('last %s is measured in its own millimetres', (last) => {
    const sheet = createSheet('card', 'm')
    const drawing = drawMeasure(sheet, sampleShoe({ last }))
    expect(svgFaults(sheet.close(drawing, measureWindow), 'm')).toEqual([])
    const { length, height } = measuresOf(sampleShoe({ last }))
    expect(length).toBe(lastMeasures[last].length)
    expect(drawing).toContain(figure(length, middle, board.ground + 96))
    const beside = board.left + ((307 - length) / 2) * board.unit - 116
    const heights = Array.from({ length: 300 }, (_, up) => figure(height, beside, board.ground - up))
    expect(heights.some((written) => drawing.includes(written))).toBe(true)
  })

  test('boots are higher than shoes, and every height is one that a foot fits into', () => {
    const heights = patternNames.map((pattern) => measuresOf(sampleShoe({ pattern })).height)
    expect(Math.min(...heights)).toBeGreaterThan(70)
    expect(Math.max(...heights)).toBeLessThan(200)
    expect(measuresOf(sampleShoe({ pattern: 'lace-boot' })).height).toBeGreaterThan(measuresOf(wien).height + 40)
  })

  test('thumbs have lines without figures', () => {
    const sheet = createSheet('thumb', 'm')
    const svg = sheet.close(drawMeasure(sheet, wien), measureWindow)
    expect(svg).not.toContain(figure(measuresOf(wien).length, middle, board.ground + 96))
  })
})
