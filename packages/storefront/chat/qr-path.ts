import { encode } from 'uqr'

export interface QrPath {
  /** Squares on a side, the quiet border among them. */
  size: number
  /** The dark squares, as the `d` of one path. */
  path: string
}

/** What a reader needs around a code, in squares. */
const quietBorder = 4

export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: quietBorder })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
