import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { lastNames, patternNames, type ShoeParams, soleNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { svgFaults } from '../testing/svg-faults.ts'
import { drawHeel } from './draw-heel.ts'
import { rearShape } from './rear-shape.ts'

const oxford: ShoeParams = {
  last: '71',
  pattern: 'plain-oxford',
  making: { welt: '270', sole: 'leather', seam: 'tonal' },
  finish: { leather: 'calf', colour: 'black', patina: 1 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 3,
}

test.each(patternNames)('%s from behind is sound and within its bytes', (pattern) => {
  const params = { ...oxford, pattern, finish: { ...oxford.finish, leather: 'patent' as const } }
  const limits = { thumb: 3_000, card: 12_000, stage: 45_000 } as const
  for (const detail of ['thumb', 'card', 'stage'] as const) {
    const svg = draw(params, 'heel', detail)
    expect(svgFaults(svg, 's')).toEqual([])
    expect(gzipSync(svg).length).toBeLessThanOrEqual(limits[detail])
  }
})

test('shoes whose backs differ look different from behind', () => {
  const alike = new Set(['cap-oxford', 'derby-brogue'])
  const pictures = patternNames
    .filter((name) => !alike.has(name))
    .map((pattern) => draw({ ...oxford, pattern }, 'heel', 'card'))
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('from behind a shoe is as high as its shaft: boots over shoes, shoes over loafers', () => {
  const height = (pattern: ShoeParams['pattern']) =>
    Math.max(...rearShape({ ...oxford, pattern }).far.map(({ y }) => y))
  expect(height('lace-boot')).toBeGreaterThan(height('chelsea'))
  expect(height('chelsea')).toBeGreaterThan(height('plain-oxford') + 40)
  expect(height('plain-oxford')).toBeGreaterThan(height('penny-loafer'))
})

test('a high heel lifts the whole back', () => {
  const seat = (last: ShoeParams['last']) => rearShape({ ...oxford, last }).seat
  expect(seat('29')).toBeGreaterThan(seat('37') + 10)
})

test('the back is even on both sides', () => {
  for (const last of lastNames) {
    const { back } = rearShape({ ...oxford, last })
    const [left, right] = [Math.min(...back.map(({ x }) => x)), Math.max(...back.map(({ x }) => x))]
    expect(left).toBeCloseTo(-right, 6)
  }
})

test.each(soleNames)('on a %s sole the pair stands on the ground, not above and not under it', (sole) => {
  const params = { ...oxford, making: { ...oxford.making, sole, welt: '360' as const } }
  const content = drawHeel(createSheet('stage'), params)
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
