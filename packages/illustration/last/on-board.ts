import type { Line, Point } from '../line/point.ts'
import { board } from '../params/board.ts'

/** A place of a profile, in millimetres over the ground from the back of the heel, as a point of the board. */
export const onBoard = ({ x, y }: Point): Point => ({
  x: board.left + x * board.unit,
  y: board.ground - y * board.unit,
})

export const lineOnBoard = (line: Line): Point[] => line.map(onBoard)

/** How millimetres of a view become points of the board. */
export interface Placement {
  readonly unit: number
  line(millimetres: Line): Point[]
}

export const sidePlacement: Placement = { unit: board.unit, line: lineOnBoard }
