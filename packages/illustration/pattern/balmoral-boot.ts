import { crossing } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import type { Line } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { lengthOf, resample, slice } from '../line/walk.ts'
import type { Seam } from '../seam/seam.ts'
import { bootTongue } from './boot-tongue.ts'
import { drawFarFacing, drawTongue, facingRun } from './far-facing.ts'
import { drawHookedFacing } from './hooked-facing.ts'
import { cap } from './panel-lines.ts'
import { placed } from './placed.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Where the facings meet, on last 71. */
const throat = 170

/** A dress boot: closed facings over a galosh that goes round the foot in one line. */
export const balmoralBoot: SidePattern = (scene) => {
  const run = facingRun(scene, throat, 4.8)
  const round = galosh(scene)
  return {
    behind:
      drawShaftOpening(scene, { rise: 8, front: 0.5 }) + drawTongue(scene, bootTongue) + drawFarFacing(scene, run),
    seams: [stay(scene, run.edge, round.line), backStrip(scene), round, cap(scene)],
    front: drawHookedFacing(scene, { kind: 'bars', eyelets: 7, edge: run.edge, inset: 5.4, far: run }, 3),
  }
}

/** Vamp and quarters below the ankle, sewn over the shaft. */
const galosh = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [174, 83],
    [170.6, 75],
    [165, 68],
    [154, 62],
    [136, 58.4],
    [112, 56.8],
    [86, 57.6],
    [60, 60.4],
    [34, 64.4],
    [14, 67.2],
    [-2, 68],
  ]),
  over: 'left',
  rows: 2,
})

/** The stay behind the eyelets ends under the galosh. */
function stay({ profile }: SideScene, edge: Line, end: Line): Seam {
  const along = resample(offset(slice(edge, 0, lengthOf(edge) - 20), -12.6), 12)
  const line = smooth([...along, profile.place(162, 69), profile.place(176, 62)])
  const meeting = crossing(line, end)
  return { line: meeting ? [...line.filter(({ x }) => x < meeting.x), meeting] : line, over: 'left', rows: 2 }
}

/** A slim strip over the back seam of the shaft. */
const backStrip = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [19.6, 165],
    [19.6, 148],
    [19.4, 130],
    [18.6, 112],
    [17, 96],
    [14.6, 82],
    [12.4, 68],
  ]),
  over: 'right',
  rows: 1,
})
