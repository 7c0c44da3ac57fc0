import { pathOf } from '../line/path.ts'
import type { Line, Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { type ColourName, colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { cord } from './cord.ts'
import { emblem } from './emblem.ts'
import { materials } from './material.ts'
import { down, linear } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { tone } from './tone.ts'

/** A pair of waxed laces, wound up and held by a band of paper, seen from above. */
export function drawLaces(sheet: Sheet, colour: ColourName = 'mocha'): string {
  const place = createPlace(1.5)
  const { lace } = colours[colour]
  const look = { colour: lace, width: place.size(2.7) }
  const loops = Array.from({ length: sheet.detail === 'thumb' ? 4 : 6 }, (_, index) => wound(place, index))
  const ends = [
    smooth([at(place, 12, -34), at(place, 34, -22), at(place, 62, -12), at(place, 92, -12), at(place, 112, -20)]),
    smooth([at(place, -10, -36), at(place, -40, -20), at(place, -66, -14), at(place, -96, -12), at(place, -118, -6)]),
  ]
  const all = [...loops, ...ends]
  return [
    shadow(sheet, all, look.width),
    cord(sheet, ends, look),
    ...loops.slice(0, 3).map((line) => cord(sheet, [line], { ...look, dim: 0.25 })),
    ...loops.slice(3).map((line) => cord(sheet, [line], look)),
    tips(place, ends),
    band(sheet, place),
  ].join('')
}

const at = (place: Place, x: number, y: number): Point => ({ x: place.x(x), y: place.y(y) })

/** One turn of the hank: wide at both ends, drawn together under the band. */
function wound(place: Place, index: number): Point[] {
  const half = 92 - (index % 3) * 6 + (index > 2 ? 3 : 0)
  const spread = 26 - index * 4.2
  const sway = [3, -2, 1, -3, 2, -1][index] ?? 0
  const middle = -45 + sway * 0.8
  const knots = [
    [0, middle - 5 - spread * 0.34],
    [half * 0.42, middle - spread * 0.72 + sway],
    [half * 0.82, middle - spread * 0.9],
    [half, middle + sway],
    [half * 0.84, middle + spread * 0.86],
    [half * 0.4, middle + spread * 0.7 - sway],
    [0, middle + 5 + spread * 0.34],
    [-half * 0.42, middle + spread * 0.72 + sway],
    [-half * 0.86, middle + spread * 0.9],
    [-half - 2, middle - sway],
    [-half * 0.84, middle - spread * 0.86],
    [-half * 0.4, middle - spread * 0.7 - sway],
  ]
  return smooth(
    knots.map(([x = 0, y = 0]) => at(place, x, y)),
    { closed: true },
  )
}

function shadow(sheet: Sheet, lines: readonly Line[], width: number): string {
  const d = lines.map((line) => pathOf(line, { tolerance: 2 })).join('')
  const layer = (dx: number, dy: number, blur: number, opacity: number) =>
    softShadow(d, { dx, dy, blur, opacity, line: width })
  return sheet.detail === 'thumb' ? layer(3, 9, 7, 0.6) : layer(5, 16, 14, 0.5) + layer(3, 7, 4, 0.6)
}

/** Brass tips, 24 mm long. */
function tips(place: Place, ends: readonly Line[]): string {
  return ends
    .map((line) => {
      const d = pathOf(line.slice(-12), { tolerance: 0.3 })
      const stroke = (colour: string, width: number, move?: string) =>
        element('path', { d, stroke: colour, 'stroke-width': place.size(width), transform: move })
      return group(
        { fill: 'none', 'stroke-linecap': 'round' },
        stroke('#3f2a0b', 2.9),
        stroke('#b58d40', 2.4),
        stroke('#fff3c9', 0.7, 'translate(-1 -2.4)'),
      )
    })
    .join('')
}

function band(sheet: Sheet, place: Place): string {
  const paper = place.path(
    'M-20-68C-20-69-19-69.6-18-69.6H18C19-69.6 20-69 20-68V-22C20-20.8 19-20.4 18-20.4H-18C-19-20.4-20-20.8-20-22Z',
  )
  const ramp = materials.paper
  const light = [
    { at: 0, colour: tone(ramp, 0.32) },
    { at: 0.1, colour: tone(ramp, 0.62) },
    { at: 0.28, colour: tone(ramp, 0.95) },
    { at: 0.6, colour: tone(ramp, 0.72) },
    { at: 0.9, colour: tone(ramp, 0.4) },
    { at: 1, colour: tone(ramp, 0.22) },
  ]
  return group(
    {},
    softShadow(paper, { dx: 6, dy: 9, blur: 7, opacity: 0.6, colour: '#1c0f06' }),
    element('path', { d: paper, fill: linear(sheet, light, down) }),
    element('path', {
      d: place.path('M-20-64H20M-20-26H20'),
      stroke: materials.oxblood[2],
      'stroke-width': 3,
      fill: 'none',
    }),
    emblem({ x: place.x(0), y: place.y(-40), length: 164, stroke: materials.oxblood[2], width: 2.4 }),
  )
}
