import { lineOnBoard } from '../last/on-board.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { polygonPath } from '../line/path.ts'
import { type Line, point } from '../line/point.ts'
import { walk } from '../line/walk.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered, raisedBefore, ring, spine } from './bottom-lines.ts'
import { drawSlab } from './mark.ts'
import { soleEnds } from './sole-ends.ts'

/** Thin studded rubber: the edge is smooth, the studs only just lift it off the ground. */
export function drawDainiteSole(sheet: Sheet, profile: SideProfile, lines: BottomLines): string {
  const { feather, under, length } = profile
  const stud = 0.5
  const floor = raisedBefore(under, lines.breast, stud)
  const outline = ring(
    { top: lowered(feather, lines.weltHeight - 0.3), under: floor },
    { from: 0.2, to: length - 0.9, nose: 2.2 },
  )
  const line = spine(profile)
  const low = between(floor, 2, length - 3)
  const body = drawSlab(sheet, {
    name: 'o',
    outline,
    fill: '#221e1b',
    washes: [soleEnds(sheet, length)],
    soft: [
      { line, down: lines.weltHeight + 0.3, colour: '#000', width: 1.4, opacity: 0.7 },
      { line, down: lines.weltHeight + 2.1, colour: '#b7aca2', width: 1.1, opacity: 0.3 },
      { line: low, down: -0.3, colour: '#000', width: 1.3, opacity: 0.6 },
    ],
    crisp: [{ line: low, down: -1.7, colour: '#000', width: 0.22, opacity: 0.6 }],
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
