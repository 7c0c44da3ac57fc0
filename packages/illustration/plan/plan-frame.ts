import { type Line, type Point, point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

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

/** Both shoes lie flat: a near shade around them and a wide one to the lower right, the same for left and right. */
export function drawPairShadow(sheet: Sheet, d: string): string {
  const right = sheet.define('sh', (id) => element('path', { id, d }))
  const use = { href: right.slice(4, -1) }
  const pair = (x: number, y: number, opacity: number): string =>
    group(
      { opacity },
      element('use', { ...use, transform: `translate(${x} ${y})` }),
      element('use', { ...use, transform: `matrix(-1 0 0 1 ${board.width + x} ${y})` }),
    )
  if (sheet.detail === 'thumb') return group({ fill: '#4a2a10' }, pair(5, 8, 0.2))
  return group(
    { fill: '#4a2a10' },
    group({ filter: sheet.blur(16) }, pair(12, 18, 0.34)),
    group({ filter: sheet.blur(4.5) }, pair(3.5, 5, 0.6)),
  )
}
