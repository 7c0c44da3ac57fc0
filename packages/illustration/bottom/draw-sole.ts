import { lineOnBoard } from '../last/on-board.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { lengthOf, slice, walk } from '../line/walk.ts'
import type { Colour } from '../params/colour.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered, raisedBefore, ring } from './bottom-lines.ts'
import { drawLugs } from './draw-lugs.ts'
import { drawSlab, type Mark, wash } from './mark.ts'

/** Both ends of a sole turn away from the eye, and the ball, which bends towards it, catches the light. */
export function soleEnds(sheet: Sheet, length: number): string {
  return wash(
    sheet,
    'se',
    [0, length],
    [
      [0, '#000', 0.55],
      [0.06, '#000', 0.2],
      [0.3, '#000', 0.12],
      [0.55, '#fff', 0.02],
      [0.76, '#fff', 0.12],
      [0.92, '#000', 0.08],
      [1, '#000', 0.5],
    ],
  )
}

/** Oak-bark tanned leather: a slim edge, burnished dark with a line of wax along its middle. */
export function drawLeatherSole(
  sheet: Sheet,
  profile: SideProfile,
  { sole, weltHeight }: BottomLines,
  colour: Colour,
): string {
  const { feather, under, length } = profile
  const top = lowered(between(feather, 2, length - 2), weltHeight)
  const low = between(under, 2, length - 2)
  return drawSlab(sheet, {
    name: 'o',
    outline: sole,
    fill: colour.edge,
    washes: [soleEnds(sheet, length)],
    soft: [
      { line: lowered(top, 0.3), colour: '#000', width: 1.5, opacity: 0.62 },
      { line: lowered(top, 2), colour: colour.thread, width: 1, opacity: 0.34 },
      { line: lowered(low, -0.4), colour: '#000', width: 1.7, opacity: 0.55 },
    ],
    crisp: [
      { line: lowered(low, -0.15), colour: '#0d0704', width: 0.4, opacity: 0.7 },
      // The line where the sole leather ends and its dressed surface begins.
      { line: lowered(low, -1.25), colour: colour.ramp[4], width: 0.16, opacity: 0.22 },
    ],
  })
}

/** Thin studded rubber: the edge is smooth, the studs only just lift it off the ground. */
export function drawDainiteSole(sheet: Sheet, profile: SideProfile, lines: BottomLines): string {
  const { feather, under, length } = profile
  const stud = 0.6
  const floor = raisedBefore(under, lines.breast, stud)
  const outline = ring(
    { top: lowered(feather, lines.weltHeight - 0.3), under: floor },
    { from: 0.2, to: length - 0.9, nose: 2.2 },
  )
  const top = lowered(between(feather, 2, length - 2), lines.weltHeight)
  const low = between(floor, 2, length - 3)
  const body = drawSlab(sheet, {
    name: 'o',
    outline,
    fill: '#221e1b',
    washes: [soleEnds(sheet, length)],
    soft: [
      { line: lowered(top, 0.3), colour: '#000', width: 1.4, opacity: 0.7 },
      { line: lowered(top, 2.1), colour: '#b7aca2', width: 1.1, opacity: 0.3 },
      { line: lowered(low, -0.3), colour: '#000', width: 1.3, opacity: 0.6 },
    ],
    crisp: [{ line: lowered(low, -1.7), colour: '#000', width: 0.22, opacity: 0.6 }],
  })
  return studs(between(under, length * 0.5, length * 0.92), stud) + body
}

function studs(line: Line, height: number): string {
  const shapes = walk(line, 11.5).map(({ x, y }) => studShape(x, y, height))
  return element('path', { d: shapes.join(''), fill: '#131110' })
}

function studShape(x: number, y: number, height: number): string {
  const top = y + height + 0.6
  return polygonPath(lineOnBoard([point(x - 5, top), point(x - 4.5, y), point(x + 4.5, y), point(x + 5, top)]))
}

/** Deep lugs under a leather midsole. */
export function drawCommandoSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, colour: Colour): string {
  const { feather, under, length, stack } = profile
  const { weltHeight, breast } = lines
  const midsole = 3.2
  const depth = 4.6
  const rubber = '#211e1b'
  const top = lowered(between(feather, 2, length - 2), weltHeight)
  const floor = raisedBefore(under, breast, depth)
  const low = between(floor, 2, length - 4)
  const layers = drawSlab(sheet, {
    name: 'om',
    outline: ring(
      { top: lowered(feather, weltHeight - 0.3), under: lowered(feather, weltHeight + midsole) },
      { from: 0, to: length - 0.7, nose: 1.4 },
    ),
    fill: colour.edge,
    washes: [soleEnds(sheet, length)],
    soft: [
      { line: lowered(top, 0.2), colour: '#000', width: 1.1, opacity: 0.6 },
      { line: lowered(top, 1.5), colour: colour.thread, width: 0.8, opacity: 0.36 },
    ],
    crisp: [],
  })
  const body = drawSlab(sheet, {
    name: 'o',
    outline: ring(
      { top: lowered(feather, weltHeight + midsole - 0.3), under: floor },
      { from: 0.4, to: length - 1.2, nose: Math.min(2.6, stack.ball * 0.16) },
    ),
    fill: rubber,
    washes: [soleEnds(sheet, length)],
    soft: [{ line: lowered(top, midsole + 1.7), colour: '#b7aca2', width: 0.9, opacity: 0.3 }],
    crisp: [
      { line: lowered(top, midsole), colour: '#000', width: 0.5, opacity: 0.8 },
      { line: lowered(low, -0.9), colour: '#000', width: 0.3, opacity: 0.5 },
    ],
  })
  const run = between(under, breast + 12, length - 5.5)
  return drawLugs(sheet, { line: run, depth, lug: 8.6, gap: 4.3, rubber: '#1d1a18' }) + body + layers
}

/** Plantation crepe: natural rubber in layers, porous at the cut. */
export function drawCrepeSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, seed: number): string {
  const { feather, under, length, stack } = profile
  const thick = stack.ball - lines.weltHeight
  const top = lowered(between(feather, 0, length - 0.5), lines.weltHeight)
  const layers: Mark[] = [0.34, 0.67].flatMap((share, row) => {
    const line = wavering(lowered(top, thick * share), seed + row)
    return [
      { line, colour: '#5f4420', width: 0.36, opacity: 0.5 },
      { line: lowered(line, 0.4), colour: '#fff3d6', width: 0.3, opacity: 0.35 },
    ]
  })
  const edge = (low: Line): Mark[] => [{ line: low, colour: '#3b2810', width: 2, opacity: 0.5 }]
  const part = (name: string, outline: Line, low: Line, crisp: readonly Mark[]): string => {
    const slab = drawSlab(sheet, {
      name,
      outline,
      fill: '#cda96d',
      washes: [soleEnds(sheet, length)],
      soft: [...edge(low), { line: lowered(top, 0.4), colour: '#3b2810', width: 1.6, opacity: 0.45 }],
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
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: '.11 .34', numOctaves: 3, seed: 4 }),
      element('feColorMatrix', { values: '0 0 0 0 .24 0 0 0 0 .15 0 0 0 0 .05 0 0 0 -6 2.9' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  return element('path', { d: polygonPath(lineOnBoard(outline)), filter: noise, opacity: 0.22 })
}

function wavering(line: Line, seed: number): Point[] {
  return walk(line, 7).map(({ x, y }, index) =>
    point(x, y + Math.sin(index * 1.7 + seed) * 0.22 + Math.sin(index * 0.61 + seed * 2) * 0.2),
  )
}

/** A rubber cup around the upper: side stitching in a groove under the rim, a foxing line above the ground. */
export function drawCupSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, colour: Colour): string {
  const { feather, under, length, stack } = profile
  const rim = lowered(between(feather, 2, length - 3), 0.8 - stack.wall)
  const stitch = lowered(between(feather, 3.5, length - 5), 4.8 - stack.wall)
  const foxing = floor(profile, 7.2)
  const dash = [2.6, 1.5]
  const thread = '#cdbfa3'
  const crispStage: Mark[] = [
    { line: lowered(stitch, 0.35), colour: '#fffaf0', width: 0.4, opacity: 0.8 },
    { line: stitch, colour: '#8a7a60', width: 0.9, opacity: 0.42 },
    { line: stitch, colour: thread, width: 0.75, dash },
    { line: lowered(stitch, -0.2), colour: '#fffdf7', width: 0.26, opacity: 0.9, dash },
  ]
  return (
    drawSlab(sheet, {
      name: 'o',
      outline: lines.sole,
      fill: '#e9e2d3',
      washes: [
        wash(
          sheet,
          'se',
          [0, length],
          [
            [0, '#6d5a3c', 0.62],
            [0.035, '#6d5a3c', 0.3],
            [0.12, '#6d5a3c', 0.06],
            [0.3, '#fff', 0.2],
            [0.62, '#fff', 0.25],
            [0.86, '#6d5a3c', 0.04],
            [0.96, '#6d5a3c', 0.3],
            [1, '#6d5a3c', 0.62],
          ],
        ),
      ],
      soft: [
        { line: lowered(rim, 1), colour: '#fffdf6', width: 1.2, opacity: 0.9 },
        { line: lowered(rim, 12), colour: '#8d7a5a', width: 4, opacity: 0.1 },
        { line: floor(profile, 0.8), colour: '#5d4a2c', width: 3.4, opacity: 0.55 },
      ],
      crisp: [
        ...(sheet.detail === 'stage' ? crispStage : [{ line: stitch, colour: '#a08f70', width: 0.5, opacity: 0.7 }]),
        { line: foxing, colour: '#8a7857', width: 0.5, opacity: 0.75 },
        { line: lowered(foxing, 0.5), colour: '#fffdf6', width: 0.35, opacity: 0.9 },
        { line: lowered(rim, -0.4), colour: colour.ramp[0], width: 0.5, opacity: 0.45 },
      ],
    }) + treadTexture(sheet, foxing, under)
  )
}

/** A line over the ground that rises with the toe. */
function floor({ under, length }: SideProfile, over: number): Point[] {
  const ball = length * 0.66
  const rise = between(under, ball, length + 1).map(({ x, y }) => point(x, y + over))
  return [point(-1, over), point(ball * 0.5, over), ...rise]
}

/** Small notches at the toe, under the foxing line. */
function treadTexture(sheet: Sheet, foxing: Line, under: Line): string {
  if (sheet.detail === 'thumb') return ''
  const whole = lengthOf(foxing)
  const toe = slice(foxing, whole * 0.8, whole - 6)
  const d = walk(toe, 2.6)
    .map(({ x, y }) =>
      polygonPath(lineOnBoard([point(x, y - 1.4), point(x - 0.3, Math.max(heightAt(under, x) + 1.6, y - 4.6))]), {
        closed: false,
      }),
    )
    .join('')
  return element('path', {
    d,
    fill: 'none',
    stroke: '#7a6848',
    'stroke-width': 1.5,
    opacity: 0.4,
    'stroke-linecap': 'round',
  })
}
