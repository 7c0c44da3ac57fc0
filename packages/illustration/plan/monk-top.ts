import type { Pairs } from '../line/pairs.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { drawLift } from './draw-lift.ts'
import { drawTongue } from './draw-tongue.ts'
import { openOpening, shoeRim } from './opening.ts'
import { tongue } from './oxford-top.ts'
import { backStrip, cap } from './panel-lines.ts'
import { drawTopBuckle } from './top-buckle.ts'
import { across, type TopParts, type TopPattern, type TopScene } from './top-scene.ts'

/** The inner quarter with its strap: along the front over the instep, round the strap's end, back to the topline. */
const singleStrap: Pairs = [
  [-1.01, 116],
  [-0.9, 134],
  [-0.66, 147.6],
  [-0.34, 151.4],
  [0, 149.6],
  [0.36, 145.2],
  [0.66, 140],
  [0.78, 136.4],
  [0.78, 131.6],
  [0.66, 129],
  [0.36, 131],
  [0, 133],
  [-0.2, 130.4],
  [-0.31, 122],
  [-0.36, 112],
  [-0.4, 102],
]

const doubleStraps: Pairs = [
  [-1.01, 118],
  [-0.9, 140],
  [-0.68, 155.4],
  [-0.36, 160],
  [0, 157.4],
  [0.34, 153.4],
  [0.58, 150],
  [0.68, 146.4],
  [0.66, 142],
  [0.54, 140],
  [0.26, 142],
  [0.02, 143.4],
  [-0.12, 141],
  [-0.12, 136.6],
  [0.02, 133.8],
  [0.34, 129.6],
  [0.62, 124.6],
  [0.72, 121],
  [0.7, 117],
  [0.58, 115.2],
  [0.26, 118],
  [0, 119.6],
  [-0.2, 117.6],
  [-0.32, 110],
  [-0.38, 101],
]

/** The outer quarter, under the straps. */
const outerQuarter: Pairs = [
  [0.38, 101],
  [0.31, 112],
  [0.28, 128],
  [0.3, 146],
  [0.4, 157],
  [0.56, 160.4],
  [0.74, 154],
  [0.9, 138],
  [1.01, 119],
]

export const singleMonk: TopPattern = (scene) =>
  monk(scene, singleStrap, [], drawTopBuckle(scene, { at: scene.plan.place(0.46, 137.4), along: -0.14, across: 15 }))

export const doubleMonk: TopPattern = (scene) =>
  monk(
    scene,
    doubleStraps,
    [cap(scene)],
    drawTopBuckle(scene, { at: scene.plan.place(0.4, 146.6), along: -0.12, across: 12, length: 11.4 }) +
      drawTopBuckle(scene, { at: scene.plan.place(0.43, 122.4), along: -0.14, across: 12, length: 11.4 }),
  )

function monk(scene: TopScene, straps: Pairs, more: readonly Seam[], front: string): TopParts {
  const quarter: Seam = { line: across(scene, outerQuarter), over: 'right', rows: 1, lift: 2 }
  const strap: Seam = {
    line: smooth(straps.map(([v, y]) => scene.plan.place(v, y))),
    over: 'right',
    rows: 1,
    lift: 2,
  }
  return {
    ...openOpening(scene, shoeRim.slice(0, -1), { top: 103, gap: 10.4, brow: 8 }),
    inside: drawTongue(scene, tongue(scene, { width: 23, top: 89 })),
    seams: [...more, quarter, strap, ...backStrip(scene)],
    panels: drawLift(scene, [quarter.line, strap.line]),
    front,
    depth: 1,
  }
}
