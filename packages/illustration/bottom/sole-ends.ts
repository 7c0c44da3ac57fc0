import type { Sheet } from '../svg/sheet.ts'
import { wash } from './mark.ts'

/** Both ends of a sole turn away from the eye, and the ball, which bends towards it, catches the light. */
export function soleEnds(sheet: Sheet, length: number): string {
  return wash(
    sheet,
    'se',
    [0, length],
    [
      [0, '#000', 0.55],
      [0.06, '#000', 0.2],
      [0.3, '#000', 0.12],
      [0.55, '#fff', 0.02],
      [0.76, '#fff', 0.12],
      [0.92, '#000', 0.08],
      [1, '#000', 0.5],
    ],
  )
}
