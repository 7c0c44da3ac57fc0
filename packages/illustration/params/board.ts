/**
 * The canvas of all pictures: 384 × 288 mm at four units a millimetre, 4:3. A men's sole of 307 mm takes 80 % of its
 * width and the ground lies at 82 % of its height; nothing is ever scaled to fill it.
 */
export const board = { width: 1536, height: 1152, ground: 944, unit: 4, left: 162 } as const

/** What of the board a picture shows. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
}

export const wholeBoard: Window = { x: 0, y: 0, width: board.width, height: board.height }
