import type { Seam } from '../seam/seam.ts'
import { drawFarFacing, drawTongue, facingRun, shoeTongue } from './far-facing.ts'
import { drawLacedFacing } from './laced-facing.ts'
import { medallion } from './medallion.ts'
import { drawOpening } from './opening.ts'
import { backStrip, brogued, cap, counter, wing } from './panel-lines.ts'
import { placed } from './placed.ts'
import type { SideParts, SidePattern, SideScene } from './side-scene.ts'

/** Where the vamp closes over the facings, on last 71. */
const throat = 181

export const plainOxford: SidePattern = (scene) =>
  oxford(scene, [{ ...vamp(scene), rows: 1 }, facing(scene), backStrip(scene)])

export const capOxford: SidePattern = (scene) =>
  oxford(scene, [vamp(scene), facing(scene), backStrip(scene), cap(scene)])

export const semiBrogue: SidePattern = (scene) =>
  oxford(scene, [{ ...vamp(scene), ...brogued }, facing(scene), counter(scene), cap(scene, brogued)], medallion(scene))

export const fullBrogue: SidePattern = (scene) =>
  oxford(
    scene,
    [{ ...vamp(scene), ...brogued }, facing(scene), counter(scene), wing(scene, 'at vamp')],
    medallion(scene),
  )

function oxford(scene: SideScene, seams: readonly Seam[], panels = ''): SideParts {
  const run = facingRun(scene, throat)
  return {
    behind: drawOpening(scene) + drawTongue(scene, shoeTongue) + drawFarFacing(scene, run),
    seams,
    panels,
    front: drawLacedFacing(scene, { kind: 'bars', eyelets: 5, edge: run.edge, inset: 5.6, far: run }),
  }
}

/** Closed lacing: the vamp lies over the quarters and ends them. */
const vamp = ({ profile, inner }: SideScene): Seam => ({
  // The inner side runs further back, under the arch.
  line: placed(profile, [
    [184, 75.4],
    [178, 67],
    [168, 56.5],
    [153, 45.6],
    [inner ? 132 : 137, 34.5],
    [inner ? 116 : 124, inner ? 25 : 22],
    [inner ? 110 : 119, 15],
  ]),
  over: 'left',
  rows: 2,
})

/** The stay under the eyelets. */
const facing = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [95.5, 98],
    [96.6, 92],
    [101, 84.6],
    [110, 78.4],
    [124, 72.4],
    [142, 66],
    [160, 61],
    [173, 60.4],
  ]),
  over: 'left',
  rows: 2,
})
