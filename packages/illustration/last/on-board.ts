import { type Line, type Point, point } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { SideProfile } from './side-profile.ts'

/** From millimetres (y up, ground at 0) to the board; shorter lasts stand in the middle, none is scaled. */
export interface Placement {
  point: (x: number, y: number) => Point
  line: (line: Line) => Point[]
}

export function onBoard({ length }: Pick<SideProfile, 'length'>): Placement {
  const left = board.left + ((307 - length) * board.unit) / 2
  const place = (x: number, y: number): Point => point(left + x * board.unit, board.ground - y * board.unit)
  return { point: place, line: (line) => line.map(({ x, y }) => place(x, y)) }
}
