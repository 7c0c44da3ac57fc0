import type { Seam } from '../seam/seam.ts'
import { drawFarFacing, drawTongue, facingRun, shoeTongue } from './far-facing.ts'
import { drawOpening } from './opening.ts'
import { drawOxfordLacing } from './oxford-lacing.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Where the vamp closes over the facings, on last 71. */
const throat = 181

export const capOxford: SidePattern = (scene) => oxford(scene, [...quarters(scene), cap(scene)])

function oxford(scene: SideScene, seams: readonly Seam[]) {
  const run = facingRun(scene, throat)
  return {
    behind: drawOpening(scene) + drawTongue(scene, shoeTongue) + drawFarFacing(scene, run),
    seams,
    front: drawOxfordLacing(scene, run),
  }
}

/** Vamp over quarter, facing, and a slim strip over the back seam: what every Oxford has. */
function quarters({ profile }: SideScene): Seam[] {
  return [
    {
      line: placed(profile, [
        [184, 75.4],
        [178, 67],
        [168, 56.5],
        [153, 45.6],
        [137, 34.5],
        [124, 22],
        [119, 15],
      ]),
      over: 'left',
      rows: 2,
    },
    {
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
    },
    {
      line: placed(profile, [
        [25, 91],
        [20.6, 82],
        [17.6, 68],
        [17, 52],
        [18.6, 38],
        [20, 26],
      ]),
      over: 'right',
      rows: 1,
    },
  ]
}

/** A straight cap, a little hollow towards the vamp. */
function cap({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [241, 60],
      [238.6, 52],
      [236.4, 40],
      [234.4, 26],
      [233, 6],
    ]),
    over: 'left',
    rows: 2,
  }
}
