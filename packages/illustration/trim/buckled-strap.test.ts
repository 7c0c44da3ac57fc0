import { describe, expect, test } from 'vitest'
import { lookOf } from '../leather/look.ts'
import { point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { type MetalName, metalNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { type BuckledStrap, drawBuckledStrap } from './buckled-strap.ts'
import { metalTones } from './metal.ts'

const strap = (metal: MetalName): BuckledStrap => ({
  name: 's',
  line: smooth([point(150, 100), point(140, 88), point(125, 72), point(110, 60)]),
  over: [point(120, 110), point(145, 94), point(180, 76)],
  widths: [16, 14, 14],
  buckleAt: 26,
  size: [12, 19],
  metal,
  up: [80, 40, 20],
})

function drawn(metal: MetalName, detail: 'thumb' | 'card' | 'stage' = 'stage'): string {
  const shoe = sampleShoe({ pattern: 'single-monk', metal })
  return drawBuckledStrap({ sheet: createSheet(detail), look: lookOf(shoe), params: shoe }, strap(metal))
}

describe('a buckled strap', () => {
  test.each(metalNames)('goes over the middle bar and under the frame of %s', (metal) => {
    const svg = drawn(metal)
    const middle = svg.indexOf('<rect')
    const leather = svg.indexOf('url(#sQs)')
    const frame = svg.indexOf('evenodd')
    expect(middle).toBeGreaterThan(-1)
    expect(leather).toBeGreaterThan(middle)
    expect(frame).toBeGreaterThan(leather)
  })

  test('has the metal that was chosen', () => {
    expect(drawn('nickel')).toContain(metalTones.nickel.dark)
    expect(drawn('nickel')).not.toContain(metalTones.brass.dark)
  })

  test('keeps its buckle in the smallest picture', () => {
    expect(drawn('brass', 'thumb')).toContain('evenodd')
  })
})
