import type { Point } from '../line/point.ts'
import { punched } from '../seam/draw-seams.ts'
import type { TopScene } from './top-scene.ts'

type Pairs = readonly (readonly [number, number])[]

/** One half of the motif in millimetres around its middle; those on the axis stand once. */
const axis = { big: [15, -14.5], small: [10.6, 6.6, -5.4, -9.8] } as const
const big: Pairs = [
  [3.1, 0.6],
  [6.4, 6.4],
  [9.6, 11.2],
  [8.8, -1.2],
  [7, -8.2],
]
const small: Pairs = [
  [3.2, 11.4],
  [6.6, 11.6],
  [3.4, 5],
  [6.2, 1.8],
  [9.6, 5.4],
  [12.2, 8],
  [6.1, -4.2],
  [10.4, -5.2],
  [3.4, -7.6],
  [3.8, -12.2],
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
