import { flipped } from '../line/pairs.ts'
import type { Seam } from '../seam/seam.ts'
import { drawn, type RearParts, type RearScene } from './rear-scene.ts'

/** Lace boot: a strip up the whole back, a collar band under the topline, the counter low around the heel. */
export function drawBootFront(scene: RearScene): RearParts {
  const strip = [
    [7.4, 166],
    [7, 130],
    [7, 96],
    [8.6, 66],
    [10.4, 28],
  ] as const
  const counter = [
    [10, 66.6],
    [22, 63],
    [30, 54],
    [37, 43],
  ] as const
  const collar = [
    [-38, 147.6],
    [-20, 149.6],
    [0, 150.4],
    [20, 149.6],
    [38, 147.6],
  ] as const
  const seams: Seam[] = [
    { line: drawn(scene, collar), over: 'left', rows: 1 },
    { line: drawn(scene, counter), over: 'right', rows: 2, heavy: true },
    { line: drawn(scene, flipped(counter)), over: 'left', rows: 2, heavy: true },
    { line: drawn(scene, strip), over: 'right', rows: 2, heavy: true },
    { line: drawn(scene, flipped(strip)), over: 'left', rows: 2, heavy: true },
  ]
  return { seams }
}
