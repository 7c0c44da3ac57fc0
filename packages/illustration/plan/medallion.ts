import type { Pairs } from '../line/pairs.ts'
import type { Point } from '../line/point.ts'
import { punched } from '../seam/draw-seams.ts'
import type { TopScene } from './top-scene.ts'

/** One half of the motif in millimetres around its middle; those on the axis stand once. */
const axis = { big: [17, 0, -15.4], small: [12.8, 9.2, 4.2, -4.2, -8.4, -11.8] } as const
/** A lozenge of large holes with a scroll on each side. */
const big: Pairs = [
  [4.6, 8.4],
  [8.6, 3.6],
  [8.6, -3.6],
  [4.6, -8.4],
  [10.6, 11.6],
  [9.4, -11.2],
]
const small: Pairs = [
  [2.6, 12.4],
  [6.6, 6],
  [6.8, 0],
  [10.6, 0],
  [6.6, -6],
  [2.6, -12],
  [3.4, 3.4],
  [3.4, -3.4],
  [7.6, 13.4],
  [13.2, 9.2],
  [7, -13.4],
  [11.8, -8.6],
  [11.4, 15],
]

/** A medallion punched into the toe: a mirrored motif of large and small holes. */
export function medallion({ sheet, plan, look, frame }: TopScene, y = 270): string {
  if (sheet.detail === 'thumb') return ''
  const at = (x: number, up: number): Point => plan.beside(x * 0.98 * plan.scale, y + up)
  const both = (pairs: Pairs): Point[] => pairs.flatMap(([x, up]) => [at(x, up), at(-x, up)])
  const large = [...axis.big.map((up) => at(0, up)), ...both(big)]
  const fine = [...axis.small.map((up) => at(0, up)), ...both(small)]
  return punched(large, 1.05, look, frame) + punched(fine, 0.52, look, frame)
}
