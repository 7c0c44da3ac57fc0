import { mirrored } from '../line/pairs.ts'
import type { Seam } from '../seam/seam.ts'
import { drawCollar, shaftRim } from './collar.ts'
import { drawLift } from './draw-lift.ts'
import { closedOpening } from './opening.ts'
import { drawPullTab } from './pull-tab.ts'
import { drawTopBuckle } from './top-buckle.ts'
import { across, type TopPattern, type TopScene } from './top-scene.ts'

export const jodhpur: TopPattern = (scene) => {
  const quarter: Seam = {
    line: across(
      scene,
      mirrored([
        [1.01, 124],
        [0.86, 143],
        [0.62, 158],
        [0.32, 166],
        [0, 168],
      ]),
    ),
    over: 'left',
    rows: 2,
    lift: 1.4,
  }
  const strap = ankleStrap(scene)
  return {
    ...closedOpening(scene, shaftRim),
    seams: [quarter, ...strap],
    panels: drawLift(
      scene,
      strap.map(({ line }) => line),
    ),
    front:
      drawTopBuckle(scene, { at: scene.plan.place(0.52, 118.5), along: -0.62, across: 13, length: 11.5 }) +
      drawPullTab(scene),
    collar: drawCollar(scene),
    depth: 1.6,
  }
}

/** A strap around the ankle: it crosses the steep front of the shaft and ends on the outer side. */
function ankleStrap(scene: TopScene): Seam[] {
  const front = [
    [-1.01, 100],
    [-0.8, 116],
    [-0.5, 127.6],
    [-0.16, 132.6],
    [0.18, 131.6],
    [0.5, 126],
    [0.68, 118.6],
    [0.79, 111.4],
  ] as const
  const back = [
    [-1.01, 80],
    [-0.82, 100],
    [-0.52, 112.6],
    [-0.16, 117.6],
    [0.18, 117],
    [0.46, 112.4],
    [0.6, 107],
    [0.7, 101.8],
    [0.79, 101.4],
    [0.835, 105.6],
    [0.79, 111.4],
  ] as const
  return [
    { line: across(scene, front), over: 'right', rows: 1, lift: 2 },
    { line: across(scene, back), over: 'left', rows: 1, lift: 2 },
  ]
}
