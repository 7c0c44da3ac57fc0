import { drawApronSeam } from '../trim/apron-seam.ts'
import { drawTongue } from './far-facing.ts'
import { apron, collar, heelTab, loaferTongue } from './loafer-lines.ts'
import { drawOpening } from './opening.ts'
import { drawSaddle, drawSaddleShade } from './saddle.ts'
import type { SidePattern } from './side-scene.ts'

/** A sewn apron and a saddle over it, with the slot that once held a coin. */
export const pennyLoafer: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7) + drawTongue(scene, loaferTongue),
  seams: [collar(scene), heelTab(scene)],
  panels: drawApronSeam(scene, apron(scene, 160)) + drawSaddleShade(scene),
  front: drawSaddle(scene),
})
