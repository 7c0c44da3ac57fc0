import { board } from '../params/board.ts'
import { group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'

/** Puts a good, drawn in the middle of the board, elsewhere: its foot on (x, y), at a share of its size. */
export function moved(good: string, { x, y = board.ground, scale }: { x: number; y?: number; scale: number }): string {
  const [dx, dy] = [x - (board.width / 2) * scale, y - board.ground * scale]
  const n = (value: number) => numberText(value, 3)
  return group({ transform: `translate(${n(dx)} ${n(dy)})scale(${n(scale)})` }, good)
}
