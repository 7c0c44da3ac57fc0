import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import { lettering } from '../svg/lettering.ts'
import type { Sheet } from '../svg/sheet.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { clip, down, linear, slant, spread } from './paint.ts'
import type { Place } from './place.ts'
import { tone } from './tone.ts'

const board: Ramp = ['#1a0f08', '#38251a', '#553b2b', '#735440', '#c3a488']

/** The box a pair comes in: dark board, a lid with a lip, a paper label, tissue between. 330 × 118 mm. */
export function shoeBox(sheet: Sheet, place: Place): string {
  return group(
    {},
    groundShadow(sheet, place, { half: 162, depth: 5 }),
    face(sheet, place, { left: -162, right: 162, low: 0, high: 92, light: [0.5, 0.44, 0.3] }),
    element('rect', {
      x: place.x(-162),
      y: place.y(-92),
      width: place.size(324),
      height: place.size(12),
      fill: linear(
        sheet,
        [
          { at: 0, colour: '#0c0603', opacity: 0.7 },
          { at: 1, colour: '#0c0603', opacity: 0 },
        ],
        down,
      ),
    }),
    lid(sheet, place),
    label(sheet, place),
  )
}

function face(
  sheet: Sheet,
  place: Place,
  {
    left,
    right,
    low,
    high,
    light,
  }: { left: number; right: number; low: number; high: number; light: readonly number[] },
): string {
  const d = place.path(`M${left} ${-high}H${right}V${-low}H${left}Z`)
  const side = [
    { at: 0, colour: '#fff', opacity: 0.1 },
    { at: 0.4, colour: '#fff', opacity: 0.02 },
    { at: 1, colour: '#0c0603', opacity: 0.34 },
  ]
  return group(
    { 'clip-path': clip(sheet, element('path', { d })) },
    element('path', { d, fill: linear(sheet, spread(...light.map((value) => tone(board, value))), down) }),
    element('path', { d, fill: linear(sheet, side) }),
    element('path', {
      d: place.path(`M${left} ${-high + 0.5}H${right}`),
      stroke: tone(board, 0.9),
      'stroke-opacity': 0.6,
      'stroke-width': 3,
      fill: 'none',
    }),
  )
}

function lid(sheet: Sheet, place: Place): string {
  const top = place.path('M-165-118L-152-136H152L165-118Z')
  return group(
    {},
    face(sheet, place, { left: -165, right: 165, low: 88, high: 118, light: [0.62, 0.52, 0.44] }),
    element('path', {
      d: top,
      fill: linear(sheet, spread(tone(board, 0.86), tone(board, 0.72), tone(board, 0.58)), slant),
    }),
    element('path', { d: top, fill: 'none', stroke: tone(board, 0.1), 'stroke-opacity': 0.4, 'stroke-width': 2 }),
  )
}

function label(sheet: Sheet, place: Place): string {
  const { paper, oxblood } = materials
  const d = place.path('M-58-78H58V-12H-58Z')
  const line = lettering('N° 2 · 712', {
    size: 5.4,
    tracking: 0.6,
    map: (x, y) => ({ x: place.x(x), y: place.y(-21 + y) }),
  })
  return group(
    {},
    element('path', { d, fill: linear(sheet, spread(tone(paper, 0.8), tone(paper, 0.66), tone(paper, 0.52)), slant) }),
    group(
      { fill: 'none', stroke: oxblood[2] },
      element('path', { d: place.path('M-55-75H55V-15H-55Z'), 'stroke-width': 1.8 }),
      sheet.detail === 'thumb'
        ? ''
        : element('path', { d: line, stroke: '#3a281d', 'stroke-width': 2, 'stroke-linecap': 'round' }),
    ),
    sheet.detail === 'thumb'
      ? ''
      : emblem({ x: place.x(-9), y: place.y(-38), length: 230, stroke: oxblood[2], width: 2.4 }) +
          emblem({
            x: place.x(9),
            y: place.y(-33),
            length: 230,
            fill: tone(paper, 0.68),
            stroke: oxblood[2],
            width: 2.4,
          }),
  )
}
