import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Ramp } from '../params/colour.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawBeechBlock } from './beech-block.ts'
import { bristles } from './bristle.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { createPlace } from './place.ts'

const bristle: Ramp = ['#6f5a3a', '#a98f64', '#cdb78c', '#e4d5b1', '#fbf3dc']

const handle = smooth(
  points([
    [-78, 30],
    [-75, 38],
    [-60, 43.4],
    [-36, 45],
    [-12, 42.6],
    [8, 37.4],
    [26, 33.8],
    [46, 34.4],
    [66, 38.6],
    [80, 38.6],
    [86, 33],
    [82, 27],
    [68, 24],
    [46, 24.4],
    [24, 24],
    [8, 22.4],
    [-10, 21.4],
    [-40, 21],
    [-66, 21.4],
    [-76, 24],
  ]),
  { closed: true },
)

/** For suede: fine brass wire in the middle, stiff bristle around it, on a beech handle. */
export function drawSuedeBrush(sheet: Sheet): string {
  const place = createPlace(1.6)
  const row = { root: 24, tip: 0, seed: 21, density: 2 }
  return [
    groundShadow(sheet, place, { x: -34, half: 39, depth: 3.4 }),
    bristles(sheet, place, { ...row, left: -70, right: 2, splay: 2.4, ramp: bristle, bend: 1.4 }),
    bristles(sheet, place, {
      ...row,
      left: -54,
      right: -14,
      splay: 0.8,
      tip: 1,
      ramp: materials.brass,
      bend: 0.4,
      seed: 5,
    }),
    element('path', {
      d: place.path('M-70.6-24C-40-19.6 -20-19.6 2.4-23.6V-19C-20-16.6 -40-16.6 -70.6-18.6Z'),
      fill: '#170b03',
      'fill-opacity': 0.4,
    }),
    drawBeechBlock(sheet, place, {
      name: 'sw',
      outline: handle,
      light: { contrast: 1.3, shine: 0.24 },
      round: { reach: 12, rise: 11 },
      grain: [-82, -48, 172, 30],
      seed: 9,
    }),
    element('circle', { cx: place.x(74), cy: place.y(-31.6), r: place.size(2.6), fill: '#2b1706' }),
    element('path', {
      d: place.path('M71.8-31A2.6 2.6 0 0 0 76.4-30.6'),
      fill: 'none',
      stroke: '#f8e7c2',
      'stroke-opacity': 0.7,
      'stroke-width': 2,
    }),
  ].join('')
}
