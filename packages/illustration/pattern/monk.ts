import { offset } from '../line/offset.ts'
import type { Pairs } from '../line/pairs.ts'
import { type Line, nth } from '../line/point.ts'
import { lengthOf, slice } from '../line/walk.ts'
import type { Seam } from '../seam/seam.ts'
import { type BuckledStrap, drawBuckledStrap } from '../trim/buckled-strap.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { ribbonFrom } from '../trim/ribbon.ts'
import { drawTongue } from './far-facing.ts'
import { drawOpening } from './opening.ts'
import { backStrip, cap } from './panel-lines.ts'
import { placed } from './placed.ts'
import type { SideParts, SidePattern, SideScene } from './side-scene.ts'

/** A tongue as broad as the straps need, on last 71. */
const tongue = [
  [140, 88],
  [126, 97],
  [114, 107.4],
  [105.4, 115],
  [99, 118.6],
  [94.6, 118],
  [92.4, 113.6],
  [93.4, 106],
  [97, 97],
  [101, 90],
] as const

/** From the ridge, where a strap looks to the sky, down to the side, where it looks at the eye. */
const lean = [70, 60, 50, 41, 33, 26, 21, 17, 15]

/** One broad strap over the instep. */
export const singleMonk: SidePattern = (scene) =>
  monk(
    scene,
    [quarter(scene), backStrip(scene)],
    [
      strap(scene, {
        name: 'm1',
        pairs: [
          [150, 100],
          [143.6, 93],
          [136, 84.6],
          [127, 75],
          [117, 65.4],
          [108.6, 58],
        ],
        widths: [26, 22, 17.5, 15.5, 15, 15],
        buckleAt: 33,
        size: [14, 21],
      }),
    ],
  )

/** Two narrow straps, one over the other, and a cap. */
export const doubleMonk: SidePattern = (scene) =>
  monk(
    scene,
    [quarter(scene), backStrip(scene), cap(scene)],
    [
      strap(scene, {
        name: 'm1',
        pairs: [
          [159, 94],
          [154.4, 88.4],
          [148, 81.4],
          [140.6, 73],
          [134, 66],
          [128.6, 60.8],
        ],
        widths: [15, 13.4, 12.6, 12.2, 12.2],
        buckleAt: 23.5,
        size: [11.4, 17.6],
      }),
      strap(scene, {
        name: 'm2',
        pairs: [
          [132, 106],
          [127.6, 101],
          [121, 93.6],
          [113.6, 85],
          [107, 78],
          [101.6, 73],
        ],
        widths: [15, 13.4, 12.6, 12.2, 12.2],
        buckleAt: 23.5,
        size: [11.4, 17.6],
      }),
    ],
  )

function monk(scene: SideScene, seams: readonly Seam[], straps: readonly BuckledStrap[]): SideParts {
  return {
    behind: drawOpening(scene) + drawTongue(scene, tongue),
    seams,
    front: straps.map((one) => (scene.inner ? drawStrapRoot(scene, one) : drawBuckledStrap(scene, one))).join(''),
  }
}

/** On the inner side a strap is sewn to the quarter that it grows out of. */
function drawStrapRoot(scene: SideScene, { name, line, over, widths, up }: BuckledStrap): string {
  const part = slice(line, 0, lengthOf(line) * 0.72)
  const width = Math.min(...widths)
  const inset = (side: 1 | -1): Line => slice(offset(line, side * (width / 2 - 1.7)), 0, lengthOf(part) + 3)
  return drawLeatherPart(scene, {
    name,
    outline: ribbonFrom(over, part, widths, 'point'),
    light: { from: nth(part, 0), to: nth(part, -1), up: up.slice(0, -2) },
    seams: ([1, -1] as const).map((side) => ({ line: inset(side), over: 'left', rows: 1, flat: true })),
    lift: 1.4,
  })
}

type StrapSketch = Omit<BuckledStrap, 'line' | 'over' | 'metal' | 'up'> & { pairs: Pairs }

function strap({ profile, params }: SideScene, { pairs, ...sketch }: StrapSketch): BuckledStrap {
  return {
    ...sketch,
    line: placed(profile, pairs),
    over: offset(profile.ridge, 1.7),
    metal: params.trim.metal,
    up: lean,
  }
}

/** The quarter lies on the vamp; the straps hold its edge down. */
function quarter({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [104, 109],
      [113, 101],
      [130, 91],
      [146, 83.4],
      [159, 77],
      [165, 71.4],
      [165.6, 64.6],
      [159.6, 54],
      [149, 43],
      [139, 32],
      [131.6, 21],
      [129, 13],
    ]),
    over: 'right',
    rows: 2,
    lift: 2,
  }
}
