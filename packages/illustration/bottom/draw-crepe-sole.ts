import { lineOnBoard } from '../last/on-board.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { walk } from '../line/walk.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered } from './bottom-lines.ts'
import { drawSlab, type Mark } from './mark.ts'
import { soleEnds } from './sole-ends.ts'

/** Plantation crepe: natural rubber in layers, porous at the cut. */
export function drawCrepeSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, seed: number): string {
  const { feather, under, length, stack } = profile
  const thick = stack.ball - lines.weltHeight
  const top = lowered(between(feather, 0, length - 0.5), lines.weltHeight)
  const layers: Mark[] = [0.34, 0.67].flatMap((share, row) => {
    const line = wavering(lowered(top, thick * share), seed + row)
    return [
      { line, colour: '#5f4420', width: 0.36, opacity: 0.5 },
      { line, down: 0.4, colour: '#fff3d6', width: 0.3, opacity: 0.35 },
    ]
  })
  const edge = (low: Line): Mark[] => [{ line: low, colour: '#3b2810', width: 2, opacity: 0.5 }]
  const part = (name: string, outline: Line, low: Line, crisp: readonly Mark[]): string => {
    const slab = drawSlab(sheet, {
      name,
      outline,
      fill: '#cda96d',
      washes: [soleEnds(sheet, length)],
      soft: [...edge(low), { line: top, down: 0.4, colour: '#3b2810', width: 1.6, opacity: 0.45 }],
      crisp,
    })
    return slab + pores(sheet, outline)
  }
  const wedge = lines.heel
    ? part(
        'h',
        lines.heel,
        [point(4, 0.2), point(40, 0.2), point(78, 0.2)],
        [{ line: lowered(between(under, 0, length * 0.44), 0.3), colour: '#4f3717', width: 0.5, opacity: 0.6 }],
      )
    : ''
  return wedge + part('o', lines.sole, lowered(between(under, 2, length - 3), -0.3), layers)
}

/** Fine streaks along the layers, clipped to the part. */
function pores(sheet: Sheet, outline: Line): string {
  if (sheet.detail === 'thumb') return ''
  const noise = sheet.define('Bcr', (id) =>
    element(
      'filter',
      {
        id,
        filterUnits: 'userSpaceOnUse',
        x: 140,
        y: 780,
        width: 1270,
        height: 170,
        'color-interpolation-filters': 'sRGB',
      },
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '.2 .52', numOctaves: 3, seed: 4 }),
      element('feColorMatrix', { values: '0 0 0 0 .24 0 0 0 0 .15 0 0 0 0 .05 0 0 0 -6 2.8' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  return element('path', { d: pathOf(lineOnBoard(outline), { closed: true }), filter: noise, opacity: 0.22 })
}

function wavering(line: Line, seed: number): Point[] {
  return walk(line, 7).map(({ x, y }, index) =>
    point(x, y + Math.sin(index * 1.7 + seed) * 0.22 + Math.sin(index * 0.61 + seed * 2) * 0.2),
  )
}
