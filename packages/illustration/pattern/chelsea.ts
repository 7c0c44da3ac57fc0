import type { Seam } from '../seam/seam.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A boot without laces: an elastic gore on each side lets the foot in. */
export const chelsea: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7),
  seams: [sideSeam(scene)],
  front: '',
})

/** Front and back part meet under the gore. */
const sideSeam = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [58, 92],
    [62, 76],
    [67, 58],
    [73, 40],
    [78, 24],
  ]),
  over: 'left',
  rows: 1,
})
