import { nth } from '../line/point.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { drawElastic, type Gore } from '../trim/elastic.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import { placed } from './placed.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A boot without laces: an elastic gore on each side lets the foot in. */
export const chelsea: SidePattern = (scene) => {
  const { sheet, profile, look } = scene
  const gore = goreOf(scene)
  const back = drawPullTab(scene, { at: nth(profile.topline, 2), height: 15, width: 8, lean: -1.4 })
  const front = drawPullTab(scene, { at: nth(profile.topline, -3), height: 13, width: 7.4, lean: 1 })
  return {
    behind: back.inside + front.inside + drawShaftOpening(scene),
    seams: [sideSeam(scene)],
    front: drawElastic(scene, gore) + drawSeams(sheet, goreSeams(gore), look) + back.outside + front.outside,
  }
}

/** The gore hangs from the topline and ends in a curve over the ankle bone. */
function goreOf({ profile }: SideScene): Gore {
  const back = placed(profile, [
    [37, 159],
    [38.4, 144],
    [41, 126],
    [44.6, 110],
    [49, 98],
    [54.6, 91.4],
    [60.6, 89.6],
  ])
  const front = placed(profile, [
    [79.6, 160.2],
    [79, 144],
    [77.6, 126],
    [75, 110],
    [71, 98],
    [66.4, 91.6],
    [60.6, 89.6],
  ])
  return { back, front }
}

/** The leather's edge round the elastic is one seam, from the topline down and up again. */
function goreSeams({ back, front }: Gore): Seam[] {
  return [{ line: [...back, ...front.toReversed().slice(1)], over: 'right', rows: 2 }]
}

/** Front and back part meet under the gore. */
const sideSeam = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [60.6, 89.6],
    [63.6, 76],
    [69, 60],
    [76, 44],
    [82, 26],
    [83.4, 20],
  ]),
  over: 'left',
  rows: 1,
})
