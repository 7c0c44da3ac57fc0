import { expect, test } from 'vitest'
import { detailNames, lastNames, type ShoeParams, type SoleName, soleNames, weltNames } from '../params/shoe-params.ts'
import { drawn } from '../testing/drawn.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { sizeFaults } from '../testing/size-faults.ts'
import { svgFaults } from '../testing/svg-faults.ts'

const withSole = (sole: SoleName, change: Parameters<typeof sampleShoe>[0] = {}): ShoeParams =>
  sampleShoe({ last: '64', pattern: 'derby', welt: '360', seam: 'natural', colour: 'black', sole, ...change })

const brass = '#c99b48'

test.each(soleNames)('the %s sole is sound and within its bytes, on the broadest toe and the highest heel', (sole) => {
  for (const detail of detailNames) {
    const svg = drawn(withSole(sole), 'sole', detail)
    expect([...svgFaults(svg, 's'), ...sizeFaults(svg, detail)]).toEqual([])
  }
  for (const last of ['83', '29'] as const) {
    expect(svgFaults(drawn(withSole(sole, { last }), 'sole', 'card'), 's')).toEqual([])
  }
})

test.each(lastNames)('a leather sole on last %s is sound', (last) => {
  expect(svgFaults(drawn(withSole('leather', { last }), 'sole', 'card'), 's')).toEqual([])
})

test('five soles are five pictures', () => {
  expect(new Set(soleNames.map((sole) => drawn(withSole(sole), 'sole', 'card'))).size).toBe(5)
})

test('brass nails hold leather, not rubber', () => {
  for (const sole of soleNames) expect(drawn(withSole(sole), 'sole', 'stage').includes(brass)).toBe(sole === 'leather')
})

test('the seam shows where it runs all round; otherwise it hides in its channel', () => {
  const stitches = (welt: ShoeParams['making']['welt']) =>
    drawn(withSole('leather', { welt }), 'sole', 'card').includes('stroke-dasharray')
  expect(weltNames.filter(stitches)).toEqual(['360', 'storm'])
})

test('from below a shoe does not tell the colour of its upper', () => {
  const black = drawn(withSole('dainite'), 'sole', 'card')
  expect(drawn(withSole('dainite', { colour: 'tan' }), 'sole', 'card')).toBe(black)
})
