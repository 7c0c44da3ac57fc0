/**
 * The canvas on which everything is drawn, in millimetres, 4:3. A sole of 307 mm takes 80 % of its width, the ground
 * lies at 82 % of its height; nothing is ever scaled to fill it.
 */
export const board = { width: 384, height: 288, ground: 236, left: 40.5 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const wholeBoard: Box = { x: 0, y: 0, width: board.width, height: board.height }

export interface Drawing {
  /** What of the board is seen. */
  window: Box
  /** SVG inside the root element, in board units. */
  content: string
}
