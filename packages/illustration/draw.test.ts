import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { type ColourName, colourNames } from './params/colour.ts'
import {
  detailNames,
  type LeatherName,
  lastNames,
  leatherNames,
  metalNames,
  type PatternName,
  patternNames,
  type ShoeParams,
  type ShoeView,
  shoeViews,
  soleNames,
  weltNames,
} from './params/shoe-params.ts'
import { svgFaults } from './testing/svg-faults.ts'

const shoe: fc.Arbitrary<ShoeParams> = fc.record({
  last: fc.constantFrom(...lastNames),
  pattern: fc.constantFrom(...patternNames),
  making: fc.record({
    welt: fc.constantFrom(...weltNames),
    sole: fc.constantFrom(...soleNames),
    seam: fc.constantFrom('tonal' as const, 'natural' as const),
  }),
  finish: fc.record({
    leather: fc.constantFrom(...leatherNames),
    colour: fc.constantFrom<ColourName[]>(...colourNames),
    patina: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  }),
  trim: fc.record({
    metal: fc.constantFrom(...metalNames),
    lace: fc.constantFrom('round' as const, 'flat' as const, 'contrast' as const),
  }),
  seed: fc.nat(9_999_999),
})

const capToe: ShoeParams = {
  last: '71',
  pattern: 'cap-oxford',
  making: { welt: '270', sole: 'leather', seam: 'tonal' },
  finish: { leather: 'calf', colour: 'cognac', patina: 2 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 1,
}

test('whatever the parameters, a drawing is sound: tags close, numbers are numbers, ids are there once', () => {
  fc.assert(
    fc.property(shoe, fc.constantFrom(...shoeViews), fc.constantFrom(...detailNames), (params, view, detail) => {
      expect(svgFaults(draw(params, view, detail, { idPrefix: 'x7-' }), 'x7-')).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the same parameters give the same picture, another seed another one', () => {
  expect(draw(capToe, 'side', 'stage')).toBe(draw(capToe, 'side', 'stage'))
  expect(draw({ ...capToe, seed: 2 }, 'side', 'stage')).not.toBe(draw(capToe, 'side', 'stage'))
})

describe('size', () => {
  const limits = { thumb: 3_000, card: 12_000, stage: 45_000 }
  /** The heaviest making: lugs, storm welt, seams all round. */
  const heaviest = (pattern: PatternName, leather: LeatherName): ShoeParams => ({
    ...capToe,
    pattern,
    last: '45',
    making: { welt: 'storm', sole: pattern === 'sneaker' ? 'cup' : 'commando', seam: 'natural' },
    finish: { leather, colour: 'cognac', patina: 3 },
  })
  const weight = (params: ShoeParams, view: ShoeView, detail: keyof typeof limits) =>
    gzipSync(draw(params, view, detail)).length

  test.each(shoeViews)('%s: thumb, card and stage stay within their kilobytes for every pattern', (view) => {
    const over: string[] = []
    for (const pattern of patternNames) {
      for (const detail of detailNames) {
        // Patent has the sharpest lights and so the most stops of all leathers.
        const size = weight(heaviest(pattern, 'patent'), view, detail)
        if (size > limits[detail]) over.push(`${pattern} ${view} ${detail}: ${size}`)
      }
    }
    expect(over).toEqual([])
  })

  test.each(leatherNames)('%s: small pictures of every pattern stay within their kilobytes', (leather) => {
    const over: string[] = []
    for (const pattern of patternNames) {
      for (const detail of ['thumb', 'card'] as const) {
        const size = weight(heaviest(pattern, leather), 'side', detail)
        if (size > limits[detail]) over.push(`${pattern} ${leather} ${detail}: ${size}`)
      }
    }
    expect(over).toEqual([])
  })
})

describe('what a picture tells', () => {
  test('every pattern, leather, last, sole and colour has a picture of its own, even on a card', () => {
    const cards = [
      ...patternNames.map((pattern) => draw({ ...capToe, pattern }, 'side', 'card')),
      ...leatherNames
        .slice(1)
        .map((leather) => draw({ ...capToe, finish: { ...capToe.finish, leather } }, 'side', 'card')),
      ...lastNames.slice(1).map((last) => draw({ ...capToe, last }, 'side', 'card')),
      ...colourNames
        .filter((colour) => colour !== capToe.finish.colour)
        .map((colour) => draw({ ...capToe, finish: { ...capToe.finish, colour } }, 'side', 'thumb')),
      ...soleNames.slice(1).map((sole) => draw({ ...capToe, making: { ...capToe.making, sole } }, 'side', 'card')),
    ]
    expect(new Set(cards).size).toBe(cards.length)
  })

  test('suede and grain have a surface on a card, calf does not need one', () => {
    const card = (leather: LeatherName) => draw({ ...capToe, finish: { ...capToe.finish, leather } }, 'side', 'card')
    expect(card('suede')).toContain('feTurbulence')
    expect(card('grain')).toContain('feDiffuseLighting')
    expect(card('calf')).not.toContain('feTurbulence')
  })

  test('a thumb has no noise and no stitches', () => {
    const thumb = draw({ ...capToe, finish: { ...capToe.finish, leather: 'suede' } }, 'side', 'thumb')
    expect(thumb).not.toContain('feTurbulence')
    expect(thumb).not.toContain('stroke-dasharray')
  })

  test('the inner side is no copy of the outer one', () => {
    expect(draw(capToe, 'inner', 'card').length).toBeLessThan(draw(capToe, 'side', 'card').length)
  })

  test('details are square windows; the facing of a boot lies higher', () => {
    const window = (params: ShoeParams, view: ShoeView) =>
      (/viewBox="([^"]*)"/.exec(draw(params, view, 'thumb'))?.[1] ?? '').split(' ').map(Number)
    for (const view of ['toe', 'welt', 'facing'] as const) {
      const [, , width, height] = window(capToe, view)
      expect(width).toBe(height)
    }
    const [, low = 0] = window(capToe, 'facing')
    const [, high = 0] = window({ ...capToe, pattern: 'lace-boot', last: '45' }, 'facing')
    expect(high).toBeLessThan(low - 100)
  })

  test('a spec from a shop cannot bring anything else into the document', () => {
    expect(draw(capToe, 'side', 'thumb', { idPrefix: 'a"><script>' })).not.toContain('<script>')
  })
})
