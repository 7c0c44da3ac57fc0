import type { Line } from '../line/point.ts'
import type { Seam } from '../seam/seam.ts'
import { placed } from './placed.ts'
import type { SideScene } from './side-scene.ts'

/** The plug runs on over the instep into a tongue of its own, on last 71. */
export const loaferTongue = [
  [142, 87],
  [131, 96.6],
  [123, 103.4],
  [116.6, 107.8],
  [111.6, 109],
  [108.6, 106.4],
  [108.6, 100],
  [112, 92],
  [120, 84],
] as const

/** Where the apron is sewn in: from the instep along the side and up over the toe. */
export function apron({ profile }: SideScene, from: number): Line {
  const line = placed(profile, [
    [142, 70],
    [152, 63.4],
    [166, 57.4],
    [186, 52],
    [208, 47.8],
    [230, 44.8],
    [252, 42.6],
    [270, 41.2],
    [282, 41.2],
    [291, 42.6],
    [298, 45],
  ])
  const start = profile.place(from, 60).x
  return line.filter(({ x }) => x >= start)
}

/** The front of the quarter, from the opening down to the apron. */
export function collar({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [119, 101],
      [121, 94],
      [126, 85.6],
      [133.6, 77],
      [142, 70],
      [151, 64.4],
    ]),
    over: 'right',
    rows: 2,
  }
}

/** A small reinforcement at the top of the back seam. */
export function heelTab({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [26, 88],
      [24, 79],
      [19, 71.6],
      [10, 68.6],
      [1, 68],
    ]),
    over: 'right',
    rows: 1,
  }
}
