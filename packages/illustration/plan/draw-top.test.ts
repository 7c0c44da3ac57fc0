import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { lastNames, leatherNames, type PatternName, patternNames } from '../params/shoe-params.ts'
import { drawn } from '../testing/drawn.ts'
import { sampleShoe } from '../testing/sample-shoe.ts'

const oxford = sampleShoe()

describe('the pair from above', () => {
  test('every pattern shows itself from above, and so does every last and leather', () => {
    const patterns = patternNames.map((pattern) => drawn(sampleShoe({ pattern }), 'top', 'thumb'))
    const lasts = lastNames.map((last) => drawn(sampleShoe({ last }), 'top', 'thumb'))
    const leathers = leatherNames.map((leather) => drawn(sampleShoe({ leather }), 'top', 'card'))
    for (const pictures of [patterns, lasts, leathers]) expect(new Set(pictures).size).toBe(pictures.length)
  })

  test.each(['top', 'sole', 'heel'] as const)(
    'the left shoe of %s is the right one, mirrored at the middle of the board',
    (view) => {
      const svg = drawn(oxford, view, 'stage')
      expect(svg.match(/id="sR"/g)).toHaveLength(1)
      expect(svg.match(/<use href="#sR" transform="matrix\(-1 0 0 1 1536 0\)"\/>/g)).toHaveLength(1)
      const right = svg.slice(svg.indexOf('<g id="sR">'))
      const starts = [...right.matchAll(/ d="M([\d.]+)/g)].map(([, x]) => Number(x))
      expect(Math.min(...starts)).toBeGreaterThan(768)
    },
  )

  test('a bow falls differently with another seed, the shoe under it does not move', () => {
    const [one, other] = [drawn(oxford, 'top', 'card'), drawn(sampleShoe({ seed: 2 }), 'top', 'card')]
    expect(one).toBe(draw(oxford, 'top', 'card'))
    expect(one).not.toBe(other)
    const outline = (svg: string) => svg.match(/<clipPath id="su"><path d="([^"]*)"/)?.[1]
    expect(outline(one)).toBe(outline(other))
    expect(outline(one)).toBeDefined()
  })

  test('laces belong to laced shoes: a loafer has no thread of the lace in it', () => {
    const changes = (pattern: PatternName) =>
      drawn(sampleShoe({ pattern, lace: 'contrast' }), 'top', 'card') !== drawn(sampleShoe({ pattern }), 'top', 'card')
    expect(changes('plain-oxford')).toBe(true)
    expect(changes('derby')).toBe(true)
    expect(changes('penny-loafer')).toBe(false)
    expect(changes('chelsea')).toBe(false)
  })

  test('metal shows on monks and boots, and nowhere on an Oxford', () => {
    const changes = (pattern: PatternName) =>
      drawn(sampleShoe({ pattern, metal: 'nickel' }), 'top', 'card') !== drawn(sampleShoe({ pattern }), 'top', 'card')
    expect((['single-monk', 'double-monk', 'jodhpur', 'lace-boot'] as const).every((name) => changes(name))).toBe(true)
    expect(changes('cap-oxford')).toBe(false)
  })
})
