import { drawMetalEyelets } from '../trim/eyelet.ts'
import { drawCollar, shaftRim } from './collar.ts'
import { drawLift } from './draw-lift.ts'
import { drawTongue } from './draw-tongue.ts'
import { openQuarters, type Quarter } from './open-quarters.ts'
import { openOpening } from './opening.ts'
import { tongue } from './oxford-top.ts'
import { cap } from './panel-lines.ts'
import { drawTopBow } from './top-bow.ts'
import { drawCrosses, type Eyelets } from './top-lacing.ts'
import type { TopPattern } from './top-scene.ts'

/** Up the shaft the pairs lie close behind each other, as the front stands steep. */
const bootEyelets: Eyelets = [
  [10.4, 102.5],
  [10.2, 107],
  [10, 112.5],
  [10, 120],
  [10.2, 130],
  [10.4, 141],
  [10.6, 152],
  [11, 162.5],
]

const gap = 4.6

const quarter: Quarter = {
  facing: [
    [gap, 98.5],
    [gap + 0.2, 120],
    [gap + 1, 146],
    [gap + 2.2, 163],
    [gap + 4.6, 171],
    [gap + 10, 174],
  ],
  flank: [
    [0.52, 170],
    [0.7, 160],
    [0.84, 147],
    [0.94, 133],
    [1.01, 120],
  ],
}

export const laceBoot: TopPattern = (scene) => {
  const { plan, params, frame } = scene
  const quarters = openQuarters(scene, quarter, { heavy: true })
  const rings = bootEyelets.flatMap(([x, y]) => [plan.beside(x, y), plan.beside(-x, y)])
  return {
    ...openOpening(scene, shaftRim.slice(0, -2), { top: 100, gap, brow: 12 }),
    inside: drawTongue(scene, tongue(scene, { width: 21, top: 84 })),
    seams: [cap(scene), ...quarters],
    panels: drawLift(
      scene,
      quarters.map(({ line }) => line),
    ),
    front:
      (scene.sheet.detail === 'thumb' ? '' : drawMetalEyelets(rings, params.trim.metal, 1.9, frame)) +
      drawCrosses(scene, bootEyelets, { rings: true }) +
      drawTopBow(scene, plan.beside(0, 101)),
    collar: drawCollar(scene),
    depth: 1.6,
  }
}
