import type { Seam } from '../seam/seam.ts'
import { drawOpening } from './opening.ts'
import { cap, counter } from './panel-lines.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** An ankle boot with open facings: eyelets below, hooks above. */
export const laceBoot: SidePattern = (scene) => ({
  behind: drawOpening(scene, 8),
  seams: [quarter(scene), counter(scene, { rows: 2 }), cap(scene)],
  front: '',
})

const quarter = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [92, 160],
    [94, 136],
    [104, 112],
    [124, 94],
    [146, 82],
    [160, 74],
    [164, 66],
    [156, 50],
    [144, 36],
    [134, 20],
  ]),
  over: 'right',
  rows: 2,
  lift: 2,
})
