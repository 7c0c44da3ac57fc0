import { describe, expect, test } from 'vitest'
import { lettering } from './lettering.ts'
import { pathBounds } from './path-bounds.ts'

const straight = { size: 10, map: (x: number, y: number) => ({ x, y }) }
const figures = Array.from('0123456789')

describe('lettering', () => {
  test('writes every figure as strokes of its own', () => {
    const paths = figures.map((figure) => lettering(figure, straight))
    expect(new Set(paths).size).toBe(10)
    for (const path of paths) expect(path).toMatch(/^M[-\d. MLQ]+$/)
  })

  test.each(figures)('%s stands in the middle, as high as asked', (figure) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = pathBounds(lettering(figure, { ...straight, size: 100 })) ?? []
    expect(Math.abs(left + right)).toBeLessThan(10)
    expect(top).toBeGreaterThanOrEqual(-56)
    expect(bottom).toBeLessThanOrEqual(56)
    expect(bottom - top).toBeGreaterThan(96)
  })

  test('spaces move what follows and draw nothing themselves', () => {
    expect(lettering(' \u202f', straight)).toBe('')
    const width = (words: string): number => {
      const [left = 0, , right = 0] = pathBounds(lettering(words, straight)) ?? []
      return right - left
    }
    expect(width('69 mm')).toBeGreaterThan(width('69\u202fmm'))
    expect(width('69\u202fmm')).toBeGreaterThan(width('69mm'))
  })

  test('does not leave out a sign that it does not know', () => {
    expect(() => lettering('7 €', straight)).toThrow('€')
  })
})
