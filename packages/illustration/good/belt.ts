import { pathOf } from '../line/path.ts'
import { type ColourName, colours, type Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { buckle } from './buckle.ts'
import { bandPath, disc, rimPath, squash } from './drum.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { clip, down, linear } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { roundLight } from './round-light.ts'
import { texture } from './texture.ts'
import { tone } from './tone.ts'

export interface BeltOptions {
  colour: ColourName
  leather: 'calf' | 'suede'
}

const radius = 52
const height = 34
/** Thickness of the strap, and how many turns it makes. */
const thick = 3.6
const turns = 5

/** A belt of 34 mm, rolled and stood on its edge, its buckle in front. */
export function drawBelt(sheet: Sheet, { colour, leather }: BeltOptions): string {
  const place = createPlace(1.55)
  const { ramp, thread, edge, lining } = colours[colour]
  const wall = bandPath(place, { radius, top: height, bottom: 0 })
  const suede = leather === 'suede'
  return [
    groundShadow(sheet, place, { half: radius, depth: radius * squash }),
    coil(sheet, place, { edge, lining, ramp }),
    group(
      { 'clip-path': clip(sheet, element('path', { d: wall })) },
      element('path', { d: wall, fill: linear(sheet, roundLight(ramp, suede ? 'matte' : 'satin')) }),
      suede ? nap(sheet, place, ramp) : '',
      element('path', {
        d: wall,
        fill: linear(
          sheet,
          [
            { at: 0.55, colour: ramp[0], opacity: 0 },
            { at: 1, colour: ramp[0], opacity: 0.42 },
          ],
          down,
        ),
      }),
      strapEnd(place, ramp),
    ),
    edges(place, ramp, edge),
    stitches(sheet, place, thread, ramp[0]),
    buckle(sheet, place, {
      x: 9,
      radius,
      y: -height / 2 + radius * squash,
      ramp,
      thread,
      metal: suede ? materials.steel : materials.brass,
      stitched: !suede,
    }),
  ].join('')
}

/** From above: turn within turn, and the far inside of the roll. */
function coil(
  sheet: Sheet,
  place: Place,
  { edge, lining, ramp }: { edge: string; lining: string; ramp: Ramp },
): string {
  const inner = radius - turns * (thick + 0.9)
  const gaps = Array.from({ length: 320 }, (_, index) => {
    const angle = (index / 319) * (turns - 0.05) * 2 * Math.PI + 0.4
    const reach = radius - thick * 0.9 - ((angle - 0.4) / (2 * Math.PI)) * (thick + 0.9)
    return { x: place.x(reach * Math.cos(angle)), y: place.y(-height + reach * Math.sin(angle) * squash) }
  })
  const inside = linear(sheet, [
    { at: 0, colour: '#140b06' },
    { at: 0.3, colour: tone([ramp[0], ramp[0], ramp[1], lining, lining], 0.42) },
    { at: 0.72, colour: lining },
    { at: 1, colour: '#2a190d' },
  ])
  return group(
    {},
    disc(place, { radius, height }, { fill: edge }),
    disc(
      place,
      { radius, height },
      {
        fill: linear(sheet, [
          { at: 0, colour: '#fff', opacity: 0.28 },
          { at: 0.5, colour: '#fff', opacity: 0 },
          { at: 1, colour: '#000', opacity: 0.25 },
        ]),
      },
    ),
    element('path', {
      d: pathOf(gaps, { tolerance: 0.5 }),
      fill: 'none',
      stroke: '#120805',
      'stroke-opacity': 0.85,
      'stroke-width': 3.4,
    }),
    disc(place, { radius: inner, height }, { fill: inside }),
    disc(
      place,
      { radius: inner, height },
      {
        fill: linear(
          sheet,
          [
            { at: 0, colour: '#120805', opacity: 0 },
            { at: 0.55, colour: '#120805', opacity: 0.25 },
            { at: 1, colour: '#120805', opacity: 0.8 },
          ],
          down,
        ),
        stroke: '#120805',
        'stroke-width': 2,
      },
    ),
  )
}

/** Where the outermost turn ends and the next one goes on below it. */
function strapEnd(place: Place, ramp: Ramp): string {
  const d = place.path('M38-40C36-26 36-10 38 14')
  return (
    softStroke(d, { stroke: ramp[0], width: 12, blur: 5, opacity: 0.8, transform: 'translate(7)' }) +
    element('path', { d, fill: 'none', stroke: ramp[0], 'stroke-width': 2.6 }) +
    element('path', {
      d,
      transform: 'translate(-2.6 0)',
      fill: 'none',
      stroke: tone(ramp, 0.8),
      'stroke-opacity': 0.6,
      'stroke-width': 1.6,
    })
  )
}

/** Painted and polished edges, upper and lower. */
function edges(place: Place, ramp: Ramp, edge: string): string {
  const line = (at: number, stroke: string, width: number, opacity = 1) =>
    element('path', {
      d: rimPath(place, { radius, height: at }),
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
    })
  return line(height, edge, 4.4) + line(height + 0.3, tone(ramp, 0.95), 1.6, 0.55) + line(0.3, tone(ramp, 0), 4)
}

function stitches(sheet: Sheet, place: Place, thread: string, dark: string): string {
  if (sheet.detail === 'thumb') return ''
  const rows = rimPath(place, { radius, height: height - 3 }) + rimPath(place, { radius, height: 3.4 })
  const row = (stroke: string, width: number, dash: string | undefined, opacity: number, dy: number) =>
    element('path', {
      d: rows,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      transform: dy ? `translate(0 ${dy})` : undefined,
    })
  return row(dark, 5, undefined, 0.4, 0) + row(dark, 3.4, '11 7.4', 0.8, 1.2) + row(thread, 2.9, '11 7.4', 1, 0)
}

function nap(sheet: Sheet, place: Place, ramp: Ramp): string {
  const area = {
    x: place.x(-radius - 2),
    y: place.y(-height - 2),
    width: place.size(radius * 2 + 4),
    height: place.size(height + 16),
  }
  return texture(sheet, area, {
    across: 0.42,
    down: 0.42,
    seed: 3,
    layers: [
      { colour: ramp[0], gain: 3.4, from: 0.5, opacity: 0.5 },
      { colour: ramp[4], gain: 3.2, from: 0.52, opacity: 0.34 },
    ],
  })
}
