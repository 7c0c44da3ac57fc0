import { describe, expect, test } from 'vitest'
import type { Language } from '../params/localized.ts'
import { type DetailName, patternNames, type ShoeParams, soleNames, weltNames } from '../params/shoe-params.ts'
import { createSheet } from '../svg/sheet.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'
import { svgFaults } from '../testing/svg-faults.ts'
import { type ConstructionOptions, constructionWindow, drawConstruction } from './draw-construction.ts'
import { figure } from './leader.ts'
import { partFact, partLabels, partNames } from './part-label.ts'
import { toneNames, tones } from './tone.ts'

const wien = sampleShoe()

function taken(params: ShoeParams, detail: DetailName, options: ConstructionOptions = {}): string {
  const sheet = createSheet(detail, 'k')
  return sheet.close(drawConstruction(sheet, params, options), constructionWindow(params, detail))
}

const words = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)

function numbersOf(params: ShoeParams, detail: DetailName): number[] {
  const drawing = drawConstruction(createSheet(detail), params)
  const rings = [...drawing.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)" r="39"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
  return rings.flatMap((ring) => [1, 2, 3, 4, 5, 6, 7].filter((number) => drawing.includes(figure(number, ring))))
}

describe('drawConstruction', () => {
  test.each(soleNames)('a shoe on a %s sole comes apart soundly with every welt', (sole) => {
    for (const welt of weltNames) {
      expect(svgFaults(taken(sampleShoe({ sole, welt }), 'card'), 'k')).toEqual([])
    }
  })

  test.each(patternNames)('%s is drawn on the dark band as well as on paper', (pattern) => {
    const dark = taken(sampleShoe({ pattern }), 'card', { tone: 'dark' })
    expect(svgFaults(dark, 'k')).toEqual([])
    expect(dark).toContain(tones.dark.line)
    expect(dark).not.toContain(tones.light.line)
  })

  test.each(toneNames)('%s: lines, names and facts have the inks of the brand', (tone) => {
    const drawn = taken(wien, 'stage', { tone })
    const { line, name, fact } = tones[tone]
    for (const ink of [line, name, fact]) expect(drawn).toContain(ink)
    expect(drawn).not.toContain(tones[tone === 'light' ? 'dark' : 'light'].line)
  })

  test.each(['de', 'en'] as const)('large pictures name all seven parts (%s)', (language: Language) => {
    const texts = words(taken(wien, 'stage', { language }))
    expect(texts).toEqual(partNames.flatMap((part) => [partLabels[part][language], partFact(part, wien)[language]]))
  })

  test('a shoe without a welt shows neither welt nor filling, and the other parts keep their numbers', () => {
    const blake = sampleShoe({ welt: 'none' })
    const texts = words(taken(blake, 'stage', { language: 'en' }))
    expect(texts.filter((text) => ['Welt', 'Filling'].includes(text))).toEqual([])
    expect(numbersOf(blake, 'card')).toEqual([1, 2, 4, 6, 7])
  })

  test('small pictures number the parts as the table of materials does', () => {
    expect(numbersOf(wien, 'card')).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(numbersOf(wien, 'thumb')).toEqual([])
  })

  test('words stay inside the picture', () => {
    for (const pattern of ['derby', 'lace-boot'] as const) {
      const window = constructionWindow({ pattern }, 'stage')
      const svg = taken(sampleShoe({ pattern }), 'stage')
      for (const [, x, y] of svg.matchAll(/<text x="(-?\d+)" y="(-?\d+)"/g)) {
        expect(Number(x)).toBeGreaterThan(window.x)
        expect(Number(x)).toBeLessThan(window.x + window.width - 260)
        expect(Number(y)).toBeGreaterThan(window.y)
        expect(Number(y)).toBeLessThan(window.y + window.height)
      }
    }
  })

  test('leaders go outwards and cross the upper of no shoe but their own', () => {
    const svg = taken(wien, 'stage')
    const starts = [...svg.matchAll(/<path d="M(\d+) (\d+)L(-?\d+) (\d+)L(-?\d+) (\d+)"/g)].map((match) =>
      match.slice(1).map(Number),
    )
    expect(starts).toHaveLength(7)
    for (const [x = 0, , bend = 0, , end = 0] of starts.slice(1))
      expect(Math.sign(bend - x)).toBe(Math.sign(end - bend))
  })
})
