import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { bristles } from './bristle.ts'
import { groundShadow } from './ground-shadow.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { materials } from './material.ts'
import { linear, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { woodGrain } from './wood.ts'

const handle = smooth(
  points([
    [-72, 26],
    [-73, 33],
    [-66, 39],
    [-50, 42],
    [-28, 43],
    [-8, 40],
    [14, 36],
    [38, 37],
    [58, 40],
    [70, 38],
    [75, 32],
    [72, 26],
    [62, 23.6],
    [36, 23.4],
    [8, 22.4],
    [-10, 19.4],
    [-36, 18],
    [-62, 19],
    [-70, 22],
  ]),
  { closed: true },
)

/** For suede: fine brass wire in the middle, strips of crepe around it, on a beech handle. */
export function drawSuedeBrush(sheet: Sheet): string {
  const place = createPlace(1.6)
  const look = { ramp: materials.beech, contrast: 1.25, shine: 0.22 }
  const area = { x: place.x(-78), y: place.y(-46), width: place.size(156), height: place.size(32) }
  return [
    groundShadow(sheet, place, { x: -32, half: 42, depth: 5 }),
    crepe(sheet, place, -66, -50),
    crepe(sheet, place, -14, 0),
    bristles(sheet, place, {
      left: -51,
      right: -13,
      root: 20,
      tip: 0,
      splay: 1,
      ramp: materials.brass,
      bend: 0.5,
      seed: 21,
    }),
    element('path', {
      d: place.path('M-67-20.6C-40-17.6 -10-18 1-21V-17C-10-15 -40-14.6 -67-16.6Z'),
      fill: '#170b03',
      'fill-opacity': 0.42,
    }),
    litForm(
      sheet,
      place,
      { name: 'sw', outline: handle, look, round: { reach: 11, rise: 10 } },
      woodGrain(sheet, area, { ramp: materials.beech, seed: 9, strength: 0.8 }),
    ),
    element('path', {
      d: outlinePath(place, handle),
      fill: 'none',
      stroke: '#4a2c10',
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
    }),
    element('circle', { cx: place.x(65), cy: place.y(-32), r: place.size(2.8), fill: '#2b1706' }),
    element('path', {
      d: place.path('M62.6-32.8A2.8 2.8 0 0 0 67.6-31'),
      fill: 'none',
      stroke: '#f8e7c2',
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    }),
  ].join('')
}

/** Strips of raw rubber, wavy at their lower edge. */
function crepe(sheet: Sheet, place: Place, left: number, right: number): string {
  const ramp = materials.crepe
  const count = 4
  const step = (right - left) / count
  return Array.from({ length: count }, (_, index) => {
    const x = left + step * index
    const d = place.path(
      `M${x} -21L${x - 0.4} -1.6C${x + step * 0.2} .2 ${x + step * 0.8} .2 ${x + step + 0.2} -1.4L${x + step} -21Z`,
    )
    return element('path', {
      d,
      fill: linear(sheet, spread(ramp[1], ramp[3], ramp[2], ramp[1], ramp[0])),
      stroke: ramp[0],
      'stroke-opacity': 0.6,
      'stroke-width': 1.2,
    })
  }).join('')
}
