import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { goodImagePath, shoeImagePath } from './image-path.ts'
import { leatherColourNames } from './leather-colour.ts'
import { parseImagePath } from './parse-image-path.ts'

import { goods, leathers, shoePatterns, shoeViews } from './shoe-name.ts'

const paths = [
  ...goods.map(goodImagePath),
  ...shoePatterns.flatMap((pattern) =>
    shoeViews.flatMap((view) =>
      leathers.flatMap((leather) =>
        leatherColourNames.map((colour) => shoeImagePath({ pattern, view, leather, colour })),
      ),
    ),
  ),
]
const svgs = paths.map((path) => {
  const svg = drawPicture(parseImagePath(path)).content
  return { path, svg }
})

describe('every picture that a path can name', () => {
  test('is a known one and reads back as what was written', () => {
    for (const path of paths) expect([path, parseImagePath(path).kind]).not.toContain('unknown')
    expect(parseImagePath('/shoe/penny-loafer/mocha-suede/detail-toe.svg')).toEqual({
      kind: 'shoe',
      pattern: 'penny-loafer',
      leather: 'suede',
      colour: 'mocha',
      view: 'detail-toe',
    })
  })

  test('is small', () => {
    for (const { path, svg } of svgs) expect([path, svg.length <= 6000]).toEqual([path, true])
  })

  test('opens and closes its elements in order, with numbers that are numbers', () => {
    for (const { path, svg } of svgs) {
      expect([path, unbalanced(svg)]).toEqual([path, []])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5}/)
    }
  })

  test('names no id twice and none that is not there', () => {
    for (const { path, svg } of svgs) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id)
      expect([path, new Set(ids).size]).toEqual([path, ids.length])
      expect([path, used.filter((id) => !ids.includes(id))]).toEqual([path, []])
    }
  })

  test('holds nothing that runs or loads', () => {
    for (const { svg } of svgs)
      expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/)
  })
})

test('colour, leather, cut and view each change the picture', () => {
  const draw = (path: string) => drawPicture(parseImagePath(path)).content
  const oxford = draw('/shoe/oxford/cognac/side.svg')
  for (const other of ['oxford/black/side', 'oxford/cognac-suede/side', 'derby/cognac/side', 'oxford/cognac/inner']) {
    expect(draw(`/shoe/${other}.svg`)).not.toBe(oxford)
  }
})

test('details are square windows on the side view', () => {
  const side = drawPicture(parseImagePath('/shoe/oxford/cognac/side.svg'))
  const toe = drawPicture(parseImagePath('/shoe/oxford/cognac/detail-toe.svg'))
  expect(toe.content).toBe(side.content)
  expect(toe.window.width).toBe(toe.window.height)
  expect(toe.window.width).toBeLessThan(side.window.width / 2)
})

/** Names of elements that are closed in the wrong place or never. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) wrong.push(name)
    } else if (!selfClosing) open.push(name)
  }
  return [...wrong, ...open]
}
