import type { Seam } from '../seam/seam.ts'
import { drawLift } from './draw-lift.ts'
import { drawTongue } from './draw-tongue.ts'
import { medallion } from './medallion.ts'
import { openQuarters, type Quarter } from './open-quarters.ts'
import { openOpening, shoeRim } from './opening.ts'
import { tongue } from './oxford-top.ts'
import { backStrip, brogued, counter, wing } from './panel-lines.ts'
import { drawTopBow } from './top-bow.ts'
import { drawCrosses, eyeletRow } from './top-lacing.ts'
import type { TopParts, TopPattern, TopScene } from './top-scene.ts'

const gap = 4.4
/** Quarters that lie on the vamp: down beside the tongue, round at the tab, back to the waist. */
const quarter: Quarter = {
  facing: [
    [gap, 106.6],
    [gap + 0.4, 120],
    [gap + 1.2, 140],
    [gap + 2, 158],
    [gap + 4, 166.4],
    [gap + 9, 169.6],
  ],
  flank: [
    [0.5, 167],
    [0.68, 158],
    [0.82, 146],
    [0.93, 133],
    [1.01, 121],
  ],
}
const eyelets = eyeletRow({ from: 111, to: 158, count: 5, beside: [9, 10.4] })

export const derby: TopPattern = (scene) => openLaced(scene, [...openQuarters(scene, quarter), ...backStrip(scene)])

export const derbyBrogue: TopPattern = (scene) =>
  openLaced(
    scene,
    [
      wing(scene),
      ...openQuarters(scene, quarter).map((seam) => ({ ...seam, ...brogued })),
      ...counter(scene, { teeth: true }),
    ],
    medallion(scene, 266),
  )

function openLaced(scene: TopScene, seams: readonly Seam[], panels = ''): TopParts {
  const [bow] = eyelets
  return {
    ...openOpening(scene, shoeRim.slice(0, -1), { top: 106, gap, brow: 13 }),
    inside: drawTongue(scene, tongue(scene, { width: 20 })),
    seams,
    panels:
      panels +
      drawLift(
        scene,
        openQuarters(scene, quarter).map(({ line }) => line),
      ),
    front: drawCrosses(scene, eyelets) + (bow ? drawTopBow(scene, scene.plan.beside(0, bow[1] - 1)) : ''),
    depth: 1,
  }
}
