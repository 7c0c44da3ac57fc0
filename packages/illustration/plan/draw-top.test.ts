import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { lastNames, leatherNames, patternNames, type ShoeParams } from '../params/shoe-params.ts'
import { svgFaults } from '../testing/svg-faults.ts'

const oxford: ShoeParams = {
  last: '71',
  pattern: 'cap-oxford',
  making: { welt: '270', sole: 'leather', seam: 'tonal' },
  finish: { leather: 'calf', colour: 'cognac', patina: 2 },
  trim: { metal: 'brass', lace: 'round' },
  seed: 1,
}

describe('the pair from above', () => {
  test.each(patternNames)(
    '%s is sound and within its bytes in every detail, in the leather that shines most',
    (pattern) => {
      const params = { ...oxford, pattern, finish: { ...oxford.finish, leather: 'patent' as const } }
      const limits = { thumb: 3_000, card: 12_000, stage: 45_000 } as const
      for (const detail of ['thumb', 'card', 'stage'] as const) {
        const svg = draw(params, 'top', detail)
        expect(svgFaults(svg, 's')).toEqual([])
        expect(gzipSync(svg).length).toBeLessThanOrEqual(limits[detail])
      }
    },
  )

  test('every pattern shows itself from above, and so does every last and leather', () => {
    const patterns = patternNames.map((pattern) => draw({ ...oxford, pattern }, 'top', 'thumb'))
    const lasts = lastNames.map((last) => draw({ ...oxford, last }, 'top', 'thumb'))
    const leathers = leatherNames.map((leather) =>
      draw({ ...oxford, finish: { ...oxford.finish, leather } }, 'top', 'card'),
    )
    for (const pictures of [patterns, lasts, leathers]) expect(new Set(pictures).size).toBe(pictures.length)
  })

  test.each(['top', 'sole', 'heel'] as const)(
    'the left shoe of %s is the right one, mirrored at the middle of the board',
    (view) => {
      const svg = draw(oxford, view, 'stage')
      expect(svg.match(/id="sR"/g)).toHaveLength(1)
      expect(svg.match(/<use href="#sR" transform="matrix\(-1 0 0 1 1536 0\)"\/>/g)).toHaveLength(1)
      const right = svg.slice(svg.indexOf('<g id="sR">'))
      const starts = [...right.matchAll(/ d="M([\d.]+)/g)].map(([, x]) => Number(x))
      expect(Math.min(...starts)).toBeGreaterThan(768)
    },
  )

  test('a bow falls differently with another seed, the shoe under it does not move', () => {
    const [one, other] = [draw(oxford, 'top', 'stage'), draw({ ...oxford, seed: 2 }, 'top', 'stage')]
    expect(one).toBe(draw(oxford, 'top', 'stage'))
    expect(one).not.toBe(other)
    const outline = (svg: string) => svg.match(/<clipPath id="su"><path d="([^"]*)"/)?.[1]
    expect(outline(one)).toBe(outline(other))
    expect(outline(one)).toBeDefined()
  })

  test('laces belong to laced shoes: a loafer has no thread of the lace in it', () => {
    const contrast = { ...oxford, trim: { ...oxford.trim, lace: 'contrast' as const } }
    const changes = (pattern: ShoeParams['pattern']) =>
      draw({ ...contrast, pattern }, 'top', 'card') !== draw({ ...oxford, pattern }, 'top', 'card')
    expect(changes('plain-oxford')).toBe(true)
    expect(changes('derby')).toBe(true)
    expect(changes('penny-loafer')).toBe(false)
    expect(changes('chelsea')).toBe(false)
  })

  test('metal shows on monks and boots, and nowhere on an Oxford', () => {
    const nickel = { ...oxford, trim: { ...oxford.trim, metal: 'nickel' as const } }
    const changes = (pattern: ShoeParams['pattern']) =>
      draw({ ...nickel, pattern }, 'top', 'card') !== draw({ ...oxford, pattern }, 'top', 'card')
    expect((['single-monk', 'double-monk', 'jodhpur', 'lace-boot'] as const).every((name) => changes(name))).toBe(true)
    expect(changes('cap-oxford')).toBe(false)
  })
})
