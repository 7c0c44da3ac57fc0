import { spansAt } from '../line/cross.ts'
import { type Line, nth, type Point, point } from '../line/point.ts'
import type { Colour } from '../params/colour.ts'
import type { SoleName } from '../params/shoe-params.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawLugs } from './draw-lugs.ts'
import { drawSlab, type Mark, wash } from './mark.ts'

const rubber = '#1b1917'
const lift = 4.6

/** A heel block: leather lifts over a rubber top piece, or rubber all through under a lugged sole. */
export function drawHeel(sheet: Sheet, heel: Line, sole: SoleName, colour: Colour): string {
  const lugged = sole === 'commando'
  const seat = Math.max(...heel.map(({ y }) => y))
  const rubberTop = lugged ? seat - 0.6 : sole === 'dainite' ? 8.4 : 5.6
  const [left = 0, right = 72] = spansAt(heel, seat * 0.5)
  const round = (name: string, light: string): string =>
    wash(
      sheet,
      name,
      [left - 3, right + 3],
      [
        [0, '#000', 0.7],
        [0.12, '#000', 0.36],
        // Black fades out before the light sets in: mixed with it, it would turn the light grey.
        [0.24, '#000', 0],
        [0.24, light, 0],
        [0.4, light, 0.2],
        [0.6, light, 0],
        [0.6, '#000', 0],
        [0.84, '#000', 0.28],
        [1, '#000', 0.6],
      ],
    )
  const lifts = lugged
    ? ''
    : drawSlab(sheet, {
        name: 'h',
        outline: above(heel, rubberTop - 0.6),
        fill: colour.edge,
        washes: [round('hl', colour.thread)],
        soft: [{ line: seatLine(heel), down: 0.6, colour: '#000', width: 2.6, opacity: 0.55 }],
        crisp: liftLines(heel, rubberTop, seat - 2.6, colour),
      })
  const piece = below(heel, rubberTop)
  const lugs = lugged ? drawLugs(sheet, { line: flat(piece), depth: 4.4, lug: 11.5, gap: 4.4, rubber }) : ''
  const top = drawSlab(sheet, {
    name: 'hp',
    outline: lugged ? above(piece, 4.4) : piece,
    fill: rubber,
    washes: [round('hr', '#cfc6bd')],
    soft: [{ line: across(heel, rubberTop - 1.2, 3), colour: '#b9b0a8', width: 0.9, opacity: 0.34 }],
    crisp: [
      { line: across(heel, rubberTop - 0.15, 0), colour: '#000', width: 0.5, opacity: 0.8 },
      ...(lugged ? grooves(heel, rubberTop) : []),
    ],
  })
  return lugs + lifts + top
}

function liftLines(heel: Line, from: number, to: number, colour: Colour): Mark[] {
  const count = Math.max(0, Math.floor((to - from) / lift))
  return Array.from({ length: count }, (_, index) => from + (index + 1) * lift - (count === 0 ? 0 : 0.2)).flatMap(
    (y) => [
      { line: across(heel, y, 0), colour: '#000', width: 0.3, opacity: 0.5 },
      { line: across(heel, y - 0.32, 0), colour: colour.thread, width: 0.2, opacity: 0.3 },
    ],
  )
}

const grooves = (heel: Line, top: number): Mark[] =>
  [top - 5.5, top - 8.4].map((y) => ({ line: across(heel, y, 0), colour: '#000', width: 0.5, opacity: 0.75 }))

/** Where the heel meets the sole: the first part of its outline, up to the breast. */
function seatLine(heel: Line): Line {
  const breast = heel.reduce((most, { x }, index) => (x > nth(heel, most).x ? index : most), 0)
  return heel.slice(0, breast + 1)
}

/** A straight line through the heel at a height, a little wider than the heel. */
function across(heel: Line, y: number, short: number): Point[] {
  const [left = 0, right = 72] = spansAt(heel, y)
  return [point(left - 2 + short, y), point((left + right) / 2, y), point(right + 2 - short, y)]
}

/** The part of a closed outline under a height. */
function below(outline: Line, y: number): Point[] {
  const [left = 0, right = 0] = spansAt(outline, y)
  const kept = outline.filter((here) => here.y < y)
  return [point(left, y), point(right, y), ...kept]
}

const above = (outline: Line, y: number): Point[] => outline.map((here) => point(here.x, Math.max(here.y, y)))

function flat(outline: Line): Point[] {
  const ground = outline.filter(({ y }) => y < 0.5).map(({ x }) => x)
  const [left, right] = [Math.min(...ground), Math.max(...ground)]
  return [point(left + 0.4, 0), point((left + right) / 2, 0), point(right - 0.6, 0)]
}
