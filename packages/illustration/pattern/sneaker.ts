import { drawFarFacing, drawTongue, facingRun, shoeTongue } from './far-facing.ts'
import { drawLacedFacing } from './laced-facing.ts'
import { drawOpening } from './opening.ts'
import type { SidePattern } from './side-scene.ts'

/** Where the facing ends, on last 71. */
const throat = 188

/** A low sneaker on a cup: flat laces, a padded collar, a heel tab of a second tone. */
export const sneaker: SidePattern = (scene) => {
  const run = facingRun(scene, throat)
  return {
    behind: drawOpening(scene) + drawTongue(scene, shoeTongue) + drawFarFacing(scene, run),
    seams: [],
    front: drawLacedFacing(scene, { kind: 'bars', eyelets: 6, edge: run.edge, inset: 5.6, far: run }),
  }
}
