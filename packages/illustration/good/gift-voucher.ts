import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { linear, radial, slant, spread } from './paint.ts'
import { paperSheet, written } from './paper.ts'
import { createPlace, type Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { tone } from './tone.ts'

/** A card in an envelope of dark paper, closed with wax. */
export function drawGiftVoucher(sheet: Sheet): string {
  const place = createPlace(1.25)
  return [
    groundShadow(sheet, place, { half: 96, depth: 3.4 }),
    inside(sheet, place),
    group(
      { transform: `rotate(-5 ${place.x(-30)} ${place.y(-60)})` },
      paperSheet(sheet, place, { left: -86, right: 82, low: 30, high: 140 }),
      group(
        { fill: 'none', stroke: '#8a6a2f' },
        element('path', { d: place.path('M-81-135H77V-35H-81Z'), 'stroke-width': 2.4 }),
      ),
      emblem({ x: place.x(-2), y: place.y(-104), length: 330, stroke: '#6b4f1e', width: 3.2 }),
      written(place, { x: -2, y: -95, widths: [60], colour: '#5a483c' }),
    ),
    front(sheet, place),
    seal(sheet, place),
  ].join('')
}

const ramp = materials.oxblood

function inside(sheet: Sheet, place: Place): string {
  const d = place.path('M-98-96L0-122L98-96V0H-98Z')
  return element('path', {
    d,
    fill: linear(sheet, spread(tone(ramp, 0.3), tone(ramp, 0.14)), slant),
    stroke: ramp[0],
    'stroke-width': 2,
  })
}

/** Two side flaps and the lower one over them. */
function front(sheet: Sheet, place: Place): string {
  const left = place.path('M-98-96L-8-46L-98 0Z')
  const right = place.path('M98-96L8-46L98 0Z')
  const lower = place.path('M-98 0L-7-52C-3-54.4 3-54.4 7-52L98 0Z')
  return group(
    {},
    element('path', {
      d: left,
      fill: linear(sheet, spread(tone(ramp, 0.62), tone(ramp, 0.46))),
      stroke: ramp[0],
      'stroke-width': 1.6,
    }),
    element('path', {
      d: right,
      fill: linear(sheet, spread(tone(ramp, 0.42), tone(ramp, 0.32))),
      stroke: ramp[0],
      'stroke-width': 1.6,
    }),
    softShadow(lower, { dx: 0, dy: -6, blur: 6, opacity: 0.55, colour: '#14040a' }),
    element('path', {
      d: lower,
      fill: linear(sheet, spread(tone(ramp, 0.66), tone(ramp, 0.5), tone(ramp, 0.4)), slant),
      stroke: ramp[0],
      'stroke-width': 1.6,
    }),
    element('path', {
      d: place.path('M-92-4L-7-52C-3-54.4 3-54.4 7-52L92-4'),
      fill: 'none',
      stroke: tone(ramp, 0.86),
      'stroke-opacity': 0.5,
      'stroke-width': 1.8,
    }),
  )
}

function seal(sheet: Sheet, place: Place): string {
  const gold = radial(
    sheet,
    [
      { at: 0, colour: '#f6dfa4' },
      { at: 0.5, colour: '#c79b4c' },
      { at: 1, colour: '#7b5620' },
    ],
    { cx: 0.36, cy: 0.32, r: 0.8 },
  )
  const d = place.path(
    'M0-64C7-65 12-60 14.6-55C18-50 17-44 14-39.6C11-34 5-31 0-31.4C-6-31-11-34-14-39.6C-18-45-17-50-14.6-55C-12-60-7-64.6 0-64Z',
  )
  return group(
    {},
    softShadow(d, { dx: 5, dy: 7, blur: 5, opacity: 0.65, colour: '#14040a' }),
    element('path', { d, fill: gold, stroke: '#5a3c12', 'stroke-width': 1.6 }),
    element('circle', {
      cx: place.x(0),
      cy: place.y(-47.6),
      r: place.size(11.6),
      fill: 'none',
      stroke: '#7b5620',
      'stroke-width': 2.6,
    }),
    element('circle', {
      cx: place.x(0.3),
      cy: place.y(-47.2),
      r: place.size(11.6),
      fill: 'none',
      stroke: '#fff0c4',
      'stroke-opacity': 0.6,
      'stroke-width': 1.4,
    }),
    emblem({ x: place.x(0), y: place.y(-44), length: 92, stroke: '#6b4a18', width: 2.6 }),
  )
}
