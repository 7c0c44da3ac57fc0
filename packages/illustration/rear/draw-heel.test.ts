import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { lastNames, patternNames, type ShoeParams, soleNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { drawHeel } from './draw-heel.ts'
import { rearShape } from './rear-shape.ts'

const oxford = (change: Parameters<typeof sampleShoe>[0] = {}): ShoeParams =>
  sampleShoe({ pattern: 'plain-oxford', colour: 'black', ...change })

test('shoes whose backs differ look different from behind', () => {
  const alike = new Set(['cap-oxford', 'derby-brogue'])
  const pictures = patternNames
    .filter((name) => !alike.has(name))
    .map((pattern) => draw(oxford({ pattern }), 'heel', 'card'))
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('from behind a shoe is as high as its shaft: boots over shoes, shoes over loafers', () => {
  const height = (pattern: ShoeParams['pattern']) => Math.max(...rearShape(oxford({ pattern })).far.map(({ y }) => y))
  expect(height('lace-boot')).toBeGreaterThan(height('chelsea'))
  expect(height('chelsea')).toBeGreaterThan(height('plain-oxford') + 40)
  expect(height('plain-oxford')).toBeGreaterThan(height('penny-loafer'))
})

test('a high heel lifts the whole back', () => {
  const seat = (last: ShoeParams['last']) => rearShape(oxford({ last })).seat
  expect(seat('29')).toBeGreaterThan(seat('37') + 10)
})

test('the back is even on both sides', () => {
  for (const last of lastNames) {
    const { back } = rearShape(oxford({ last }))
    const [left, right] = [Math.min(...back.map(({ x }) => x)), Math.max(...back.map(({ x }) => x))]
    expect(left).toBeCloseTo(-right, 6)
  }
})

test.each(soleNames)('on a %s sole the pair stands on the ground, not above and not under it', (sole) => {
  const content = drawHeel(createSheet('stage'), oxford({ sole, welt: '360' }))
  const shoe = content.slice(content.indexOf('<g id="sR">'))
  const solids = [...shoe.matchAll(/<path d="([^"]*)" fill="#[^"]*"\/>/g)].map(([, d = '']) => lowest(d))
  expect(Math.max(...solids)).toBeGreaterThan(943)
  expect(Math.max(...solids)).toBeLessThan(950)
})

/** The lowest point that a path of relative lines and curves reaches with its ends. */
function lowest(d: string): number {
  let [y, low] = [0, 0]
  for (const [, command, data = ''] of d.matchAll(/([Mcl])([^Mclz]*)/g)) {
    const numbers = [...data.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
    const size = command === 'c' ? 6 : 2
    for (let index = size - 1; index < numbers.length; index += size) {
      y = command === 'M' ? (numbers[index] ?? 0) : y + (numbers[index] ?? 0)
      low = Math.max(low, y)
    }
  }
  return low
}
