import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { colourNames } from './params/colour.ts'
import {
  detailNames,
  type LeatherName,
  lastNames,
  leatherNames,
  type PatternName,
  patternNames,
  type ShoeParams,
  type ShoeView,
  shoeViews,
  soleNames,
} from './params/shoe-params.ts'
import { anyShoe } from './testing/any-shoe.ts'
import { drawn } from './testing/drawn.ts'
import { sampleShoe } from './testing/sample-shoe.ts'
import { sizeFaults } from './testing/size-faults.ts'
import { svgFaults } from './testing/svg-faults.ts'

const capToe = sampleShoe()

test('whatever the parameters, a drawing is sound: tags close, numbers are numbers, ids are there once', () => {
  fc.assert(
    fc.property(anyShoe, fc.constantFrom(...shoeViews), fc.constantFrom(...detailNames), (params, view, detail) => {
      expect(svgFaults(draw(params, view, detail, { idPrefix: 'x7-' }), 'x7-')).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('the same parameters give the same picture, another seed another one', () => {
  expect(draw(capToe, 'side', 'card')).toBe(drawn(capToe, 'side', 'card'))
  expect(drawn(sampleShoe({ seed: 2 }), 'side', 'card')).not.toBe(drawn(capToe, 'side', 'card'))
})

describe('every pattern', () => {
  /** The heaviest making: lugs, storm welt, seams all round. */
  const heaviest = (pattern: PatternName, leather: LeatherName): ShoeParams =>
    sampleShoe({
      pattern,
      leather,
      last: '45',
      welt: 'storm',
      sole: pattern === 'sneaker' ? 'cup' : 'commando',
      seam: 'natural',
      patina: 3,
    })

  const faults = (leather: LeatherName, view: ShoeView, details: typeof detailNames | ['thumb', 'card']): string[] =>
    patternNames.flatMap((pattern) =>
      details.flatMap((detail) => {
        const svg = drawn(heaviest(pattern, leather), view, detail)
        return [...svgFaults(svg, 's'), ...sizeFaults(svg, detail)].map((fault) => `${pattern} ${detail}: ${fault}`)
      }),
    )

  // Patent has the sharpest lights and so the most stops of all leathers.
  test.each(shoeViews)('is sound and within its kilobytes as thumb, card and stage: %s', (view) => {
    const isWindow = ['toe', 'welt', 'facing'].includes(view)
    expect(faults('patent', view, isWindow ? ['thumb', 'card'] : detailNames)).toEqual([])
  })

  test.each(leatherNames)('is sound and within its kilobytes in small pictures of %s', (leather) => {
    expect(faults(leather, 'side', ['thumb', 'card'])).toEqual([])
  })

  test.each(['toe', 'welt', 'facing'] as const)('has a %s that is on a card what it is on a stage', (view) => {
    expect(draw(heaviest('cap-oxford', 'patent'), view, 'stage')).toBe(
      drawn(heaviest('cap-oxford', 'patent'), view, 'card'),
    )
  })

  test('has pictures that need no font to be rasterised', () => {
    const written = shoeViews.flatMap((view) =>
      (['thumb', 'card'] as const).filter((detail) =>
        drawn(heaviest('cap-oxford', 'patent'), view, detail).includes('<text'),
      ),
    )
    expect(written).toEqual([])
    expect(drawn(heaviest('cap-oxford', 'patent'), 'measure', 'stage')).not.toContain('<text')
  })
})

describe('what a picture tells', () => {
  test('every pattern, leather, last, sole and colour has a picture of its own, even on a card', () => {
    const others = <T>(names: readonly T[], own: T): T[] => names.filter((name) => name !== own)
    const cards = [
      ...patternNames.map((pattern) => sampleShoe({ pattern })),
      ...others(leatherNames, 'calf').map((leather) => sampleShoe({ leather })),
      ...others(lastNames, '71').map((last) => sampleShoe({ last })),
      ...others(soleNames, 'leather').map((sole) => sampleShoe({ sole })),
    ].map((params) => drawn(params, 'side', 'card'))
    const thumbs = colourNames.map((colour) => drawn(sampleShoe({ colour }), 'side', 'thumb'))
    expect(new Set(cards).size).toBe(cards.length)
    expect(new Set(thumbs).size).toBe(thumbs.length)
  })

  test('suede and grain have a surface on a card, calf does not need one', () => {
    const card = (leather: LeatherName) => drawn(sampleShoe({ leather }), 'side', 'card')
    expect(card('suede')).toContain('feTurbulence')
    expect(card('grain')).toContain('feDiffuseLighting')
    expect(card('calf')).not.toContain('feTurbulence')
  })

  test('a thumb has no noise and no stitches', () => {
    const thumb = drawn(sampleShoe({ leather: 'suede' }), 'side', 'thumb')
    expect(thumb).not.toContain('feTurbulence')
    expect(thumb).not.toContain('stroke-dasharray')
  })

  test('the inner side is no copy of the outer one', () => {
    expect(drawn(capToe, 'inner', 'card').length).toBeLessThan(drawn(capToe, 'side', 'card').length)
  })

  test('details are square windows; the facing of a boot lies higher', () => {
    const window = (params: ShoeParams, view: ShoeView) =>
      (/viewBox="([^"]*)"/.exec(drawn(params, view, 'thumb'))?.[1] ?? '').split(' ').map(Number)
    for (const view of ['toe', 'welt', 'facing'] as const) {
      const [, , width, height] = window(capToe, view)
      expect(width).toBe(height)
    }
    const [, low = 0] = window(capToe, 'facing')
    const [, high = 0] = window(sampleShoe({ pattern: 'lace-boot', last: '45' }), 'facing')
    expect(high).toBeLessThan(low - 100)
  })

  test('a spec from a shop cannot bring anything else into the document', () => {
    expect(draw(capToe, 'side', 'thumb', { idPrefix: 'a"><script>' })).not.toContain('<script>')
  })
})
