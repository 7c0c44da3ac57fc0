import { type Line, type Point, point } from '../line/point.ts'
import { board } from '../params/board.ts'

/**
 * Where the right shoe of a pair stands, seen from behind: millimetres from its axis (outer side positive) and over the
 * ground. A pair of heels is small on the board, so that it is drawn at 4.9 units a millimetre, on the common ground.
 */
interface RearFrame {
  readonly unit: number
  readonly at: (x: number, y: number) => Point
  readonly line: (millimetres: Line) => Point[]
}

const unit = 4.9
/** Between the axes of both shoes, in millimetres. */
const stance = 130

export const rearFrame: RearFrame = {
  unit,
  at: (x, y) => point(board.width / 2 + (stance / 2 + x) * unit, board.ground - y * unit),
  line: (millimetres) => millimetres.map(({ x, y }) => rearFrame.at(x, y)),
}

/** The left shoe from the right one. */
export const mirror = `matrix(-1 0 0 1 ${board.width} 0)`
