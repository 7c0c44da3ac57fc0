import { lineOnBoard } from '../last/on-board.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { lengthOf, slice, walk } from '../line/walk.ts'
import type { Colour } from '../params/colour.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered } from './bottom-lines.ts'
import { drawSlab, type Mark, wash } from './mark.ts'

/** A rubber cup around the upper: side stitching in a groove under the rim, a foxing line above the ground. */
export function drawCupSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, colour: Colour): string {
  const { feather, under, length, stack } = profile
  const rim = lowered(between(feather, 2, length - 3), 0.8 - stack.wall)
  const stitch = lowered(between(feather, 3.5, length - 5), 4.8 - stack.wall)
  const foxing = floor(profile, 7.2)
  const dash = [2.6, 1.5]
  const thread = '#cdbfa3'
  const crispStage: Mark[] = [
    { line: stitch, down: 0.35, colour: '#fffaf0', width: 0.4, opacity: 0.8 },
    { line: stitch, colour: '#8a7a60', width: 0.9, opacity: 0.42 },
    { line: stitch, colour: thread, width: 0.75, dash },
    { line: stitch, down: -0.2, colour: '#fffdf7', width: 0.26, opacity: 0.9, dash },
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
        { line: rim, down: 1, colour: '#fffdf6', width: 1.2, opacity: 0.9 },
        { line: rim, down: 12, colour: '#8d7a5a', width: 4, opacity: 0.1 },
        { line: floor(profile, 0.8), colour: '#5d4a2c', width: 3.4, opacity: 0.55 },
      ],
      crisp: [
        ...(sheet.detail === 'stage' ? crispStage : [{ line: stitch, colour: '#a08f70', width: 0.5, opacity: 0.7 }]),
        { line: foxing, colour: '#8a7857', width: 0.5, opacity: 0.75 },
        { line: foxing, down: 0.5, colour: '#fffdf6', width: 0.35, opacity: 0.9 },
        { line: rim, down: -0.4, colour: colour.ramp[0], width: 0.5, opacity: 0.45 },
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
