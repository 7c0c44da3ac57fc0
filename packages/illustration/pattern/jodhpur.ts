import type { Seam } from '../seam/seam.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A riding boot: the vamp lies over the quarters, and a strap goes round the ankle. */
export const jodhpur: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7),
  seams: [vamp(scene)],
  front: '',
})

const vamp = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [122, 105],
    [118, 92],
    [112, 76],
    [104, 58],
    [96, 40],
    [90, 22],
  ]),
  over: 'left',
  rows: 2,
})
