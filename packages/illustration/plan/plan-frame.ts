import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'

/**
 * Where the right shoe of a pair lies on the board, toe up. A pair is longer than the board is high, so that it is drawn
 * at 3.4 units a millimetre; its left shoe is the same markup, mirrored at the middle of the board.
 */
export interface PlanFrame {
  readonly unit: number
  readonly at: (x: number, y: number) => Point
  readonly place: (here: Point) => Point
  readonly line: (millimetres: Line) => Point[]
}

const unit = 3.4
/** Between the long axes of the two shoes, in millimetres. */
const stance = 134

export function planFrame(length: number): PlanFrame {
  const axis = board.width / 2 + (stance / 2) * unit
  const heel = (board.height + length * unit) / 2
  const at = (x: number, y: number): Point => point(axis + x * unit, heel - y * unit)
  const place = (here: Point): Point => at(here.x, here.y)
  return { unit, at, place, line: (millimetres) => millimetres.map(place) }
}

/** The left shoe from the right one. */
export const mirror = `matrix(-1 0 0 1 ${board.width} 0)`

/**
 * Both shoes lie flat: a near shade around them and a wide one to the lower right, the same for left and right. Only the
 * rim of a shoe's shade is seen: soft strokes inside its outline are enough, and cost no filter.
 */
export function drawPairShadow(sheet: Sheet, { line, unit: scale }: PlanFrame, outline: Line): string {
  const brown = '#33190a'
  const loop = [...outline, ...outline.slice(0, 2)]
  const inside = (by: number): string => pathOf(line(by === 0 ? outline : offset(loop, by)), { closed: true })
  const both = (name: string, shift: string, shade: string): string =>
    group(
      { transform: shift },
      group({ id: sheet.id(name) }, shade),
      element('use', { href: `#${sheet.id(name)}`, transform: mirror }),
    )
  if (sheet.detail === 'thumb') {
    return both('sn', 'translate(5 8)', element('path', { d: inside(0), fill: brown, opacity: 0.2 }))
  }
  const stage = sheet.detail === 'stage'
  const wide = { stroke: brown, width: 12 * scale, blur: 15, opacity: 0.34, layers: stage ? 22 : 8 }
  const near = { stroke: brown, width: 4 * scale, blur: 4.5, opacity: 0.66, layers: stage ? 8 : 4 }
  return (
    both('sw', 'translate(13 20)', softStroke(inside(6), wide)) +
    both('sn', 'translate(3.5 5)', softStroke(inside(2), near))
  )
}
