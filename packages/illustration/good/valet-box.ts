import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { cord } from './cord.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { clip, down, linear, slant, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { tone } from './tone.ts'
import { woodGrain } from './wood.ts'

const walnut: Ramp = ['#1f1008', '#472a17', '#6f4627', '#94653e', '#d8b088']

/** A chest of walnut for brushes and tins, dovetailed, with a brass hook and a leather handle. */
export function drawValetBox(sheet: Sheet): string {
  const place = createPlace(1)
  return [
    groundShadow(sheet, place, { half: 138, depth: 5 }),
    feet(place),
    plank(sheet, place, { left: -140, right: 140, low: 5, high: 106, light: [0.6, 0.5, 0.34], seed: 3 }),
    dovetails(sheet, place, 5, 106, 5),
    shadeBelowLid(sheet, place),
    plank(sheet, place, { left: -143, right: 143, low: 106, high: 138, light: [0.7, 0.58, 0.5], seed: 14 }),
    dovetails(sheet, place, 107, 138, 1, 143),
    top(sheet, place),
    emblem({ x: place.x(0) + 1.4, y: place.y(-32) + 1.6, length: 330, stroke: tone(walnut, 0.9), width: 2 }),
    emblem({ x: place.x(0), y: place.y(-32), length: 330, stroke: '#160a04', width: 3 }),
    hook(sheet, place),
    handle(sheet, place),
  ].join('')
}

interface Plank {
  left: number
  right: number
  low: number
  high: number
  light: readonly number[]
  seed: number
}

function plank(sheet: Sheet, place: Place, { left, right, low, high, light, seed }: Plank): string {
  const d = place.path(
    `M${left + 1} ${-high}H${right - 1}L${right} ${-high + 1}V${-low - 1}L${right - 1} ${-low}H${left + 1}L${left} ${-low - 1}V${-high + 1}Z`,
  )
  const area = { x: place.x(left), y: place.y(-high), width: place.size(right - left), height: place.size(high - low) }
  const side = [
    { at: 0, colour: '#fff', opacity: 0.1 },
    { at: 0.3, colour: '#fff', opacity: 0.05 },
    { at: 0.6, colour: '#120803', opacity: 0.02 },
    { at: 1, colour: '#120803', opacity: 0.42 },
  ]
  return group(
    { 'clip-path': clip(sheet, element('path', { d })) },
    element('path', { d, fill: linear(sheet, spread(...light.map((value) => tone(walnut, value))), down) }),
    woodGrain(sheet, area, { ramp: walnut, seed, strength: 1.1 }),
    element('path', { d, fill: linear(sheet, side) }),
    element('path', {
      d: place.path(`M${left} ${-high + 0.6}H${right}`),
      stroke: tone(walnut, 0.95),
      'stroke-opacity': 0.7,
      'stroke-width': 3,
      fill: 'none',
    }),
    element('path', { d, fill: 'none', stroke: walnut[0], 'stroke-opacity': 0.8, 'stroke-width': 3 }),
  )
}

/** End grain of the side boards, between the tails of the front. */
function dovetails(sheet: Sheet, place: Place, low: number, high: number, count: number, half = 140): string {
  const step = (high - low) / count
  const pins = Array.from({ length: count }, (_, index) => {
    const middle = low + step * (index + 0.5)
    const [wide, narrow] = [step * 0.3, step * 0.2]
    const pin = (edge: number, inner: number) =>
      place.path(
        `M${edge} ${-middle - narrow}L${inner} ${-middle - wide}V${-middle + wide}L${edge} ${-middle + narrow}Z`,
      )
    return pin(-half, -half + 13) + pin(half, half - 13)
  }).join('')
  return element('path', {
    d: pins,
    fill: linear(sheet, spread(tone(walnut, 0.32), tone(walnut, 0.2))),
    stroke: walnut[0],
    'stroke-width': 2,
    'fill-opacity': 0.92,
  })
}

function top(sheet: Sheet, place: Place): string {
  const d = place.path('M-142-138L-128-160H128L142-138Z')
  const area = { x: place.x(-143), y: place.y(-162), width: place.size(286), height: place.size(25) }
  return group(
    { 'clip-path': clip(sheet, element('path', { d })) },
    element('path', {
      d,
      fill: linear(sheet, spread(tone(walnut, 0.94), tone(walnut, 0.8), tone(walnut, 0.62)), slant),
    }),
    woodGrain(sheet, area, { ramp: walnut, seed: 22, strength: 0.7 }),
    element('path', { d, fill: 'none', stroke: walnut[0], 'stroke-opacity': 0.7, 'stroke-width': 3 }),
  )
}

function shadeBelowLid(sheet: Sheet, place: Place): string {
  const fade = [
    { at: 0, colour: '#120803', opacity: 0.75 },
    { at: 0.3, colour: '#120803', opacity: 0.32 },
    { at: 1, colour: '#120803', opacity: 0 },
  ]
  return element('rect', {
    x: place.x(-140),
    y: place.y(-106),
    width: place.size(280),
    height: place.size(12),
    fill: linear(sheet, fade, down),
  })
}

const feet = (place: Place): string =>
  element('path', { d: place.path('M-132-6H-104V0H-130ZM104-6H132L130 0H104Z'), fill: '#160b05' })

/** Staple above, hook from the lid, a plate behind each. */
function hook(sheet: Sheet, place: Place): string {
  const { brass } = materials
  const fill = linear(sheet, spread(brass[4], brass[3], brass[2], brass[1]), slant)
  const outline = { stroke: brass[0], 'stroke-width': 1.6 }
  return group(
    {},
    softShadow(place.path('M-11-129H13V-83H-11Z'), { dx: 5, dy: 7, blur: 4, opacity: 0.6, colour: '#120803' }),
    element('path', {
      d: place.path('M-11-130H11C12-130 12.6-129.4 12.6-128V-112H-12.6V-128C-12.6-129.4-12-130-11-130Z'),
      fill,
      ...outline,
    }),
    element('path', {
      d: place.path('M-12.6-103H12.6V-87C12.6-84 8-80 0-80C-8-80-12.6-84-12.6-87Z'),
      fill,
      ...outline,
    }),
    element('path', {
      d: place.path('M-5-118H5V-94C5-91 3-90 0-90C-3-90-5-91-5-94Z'),
      fill: linear(sheet, spread(brass[3], brass[4], brass[2], brass[1])),
      ...outline,
    }),
    element('path', {
      d: place.path('M-2.6-97H2.6'),
      stroke: brass[0],
      'stroke-width': 7,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    ...[
      [-8.6, -126],
      [8.6, -126],
      [-8.6, -99],
      [8.6, -99],
    ].map(([x = 0, y = 0]) =>
      element('circle', {
        cx: place.x(x),
        cy: place.y(y),
        r: 4.4,
        fill: brass[1],
        stroke: brass[0],
        'stroke-width': 1.2,
      }),
    ),
  )
}

function handle(sheet: Sheet, place: Place): string {
  const line = smooth(
    points([
      [-44, 150],
      [-42, 162],
      [-30, 173],
      [0, 177],
      [30, 173],
      [42, 162],
      [44, 150],
    ]),
  ).map(({ x, y }) => ({ x: place.x(x), y: place.y(-y) }))
  const { brass } = materials
  const mount = (x: number) =>
    element('path', {
      d: place.path(`M${x - 7} -148C${x - 7} -154 ${x - 4} -157 ${x} -157C${x + 4} -157 ${x + 7} -154 ${x + 7} -148Z`),
      fill: linear(sheet, spread(brass[4], brass[3], brass[1]), slant),
      stroke: brass[0],
      'stroke-width': 1.6,
    })
  return (
    softStroke(place.path('M-48-147H56'), { stroke: '#120803', width: 16, blur: 6, opacity: 0.4 }) +
    cord(sheet, [line], { colour: '#5c2d13', width: place.size(9) }) +
    mount(-44) +
    mount(44)
  )
}
