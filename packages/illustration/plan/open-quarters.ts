import { flipped, type Pairs } from '../line/pairs.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import type { TopScene } from './top-scene.ts'

export interface Quarter {
  /** Down beside the tongue and round at the tab: millimetres beside the middle. */
  facing: Pairs
  /** Back to the waist: shares of the half width. */
  flank: Pairs
}

/** Both quarters of an open lacing, which lie on the vamp. */
export function openQuarters({ plan }: TopScene, { facing, flank }: Quarter, sewn: Pick<Seam, 'heavy'> = {}): Seam[] {
  const side = (way: 1 | -1) => {
    const turn = (pairs: Pairs): Pairs => (way === 1 ? pairs : flipped(pairs))
    return smooth([
      ...turn(facing).map(([x, y]) => plan.beside(x, y)),
      ...turn(flank).map(([v, y]) => plan.place(v, y)),
    ])
  }
  return [
    { line: side(1), over: 'right', rows: 2, lift: 2, ...sewn },
    { line: side(-1), over: 'left', rows: 2, lift: 2, ...sewn },
  ]
}
