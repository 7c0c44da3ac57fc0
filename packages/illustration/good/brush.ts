import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawBeechBlock } from './beech-block.ts'
import { bristles } from './bristle.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { createPlace } from './place.ts'

const horsehair: Ramp = ['#0b0705', '#22150e', '#3d291c', '#6b4d36', '#b8957a']

const block = smooth(
  points([
    [-88, 34],
    [-84, 43],
    [-70, 49],
    [-44, 49.4],
    [-20, 46.4],
    [0, 45.4],
    [20, 46.4],
    [44, 49.4],
    [70, 49],
    [84, 43],
    [88, 34],
    [86, 27],
    [78, 24.4],
    [40, 24],
    [0, 24],
    [-40, 24],
    [-78, 24.4],
    [-86, 27],
  ]),
  { closed: true },
)

/** A block of beech, 176 mm long and waisted for the fingers, with horsehair. */
export function drawBrush(sheet: Sheet, density = 1): string {
  const place = createPlace(1.4)
  return [
    groundShadow(sheet, place, { half: 84, depth: 5 }),
    bristles(sheet, place, {
      left: -79,
      right: 79,
      root: 28,
      tip: 0,
      splay: 4,
      ramp: horsehair,
      bend: 2.4,
      seed: 7,
      density,
    }),
    element('path', { d: place.path('M-80-24H80L80-20C40-17 -40-17 -80-20Z'), fill: '#0b0503', 'fill-opacity': 0.45 }),
    drawBeechBlock(sheet, place, {
      name: 'bw',
      outline: block,
      light: { contrast: 1.25, shine: 0.22 },
      round: { reach: 13, rise: 12 },
      grain: [-92, -54, 184, 34],
      seed: 5,
    }),
    sheet.detail === 'thumb'
      ? ''
      : group(
          {},
          emblem({ x: place.x(0) + 1.2, y: place.y(-30) + 1.4, length: 150, stroke: '#fbe9c6', width: 2 }),
          emblem({ x: place.x(0), y: place.y(-30), length: 150, stroke: '#5b3413', width: 2.2 }),
        ),
  ].join('')
}
