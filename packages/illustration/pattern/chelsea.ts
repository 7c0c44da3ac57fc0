import { type Line, nth, point } from '../line/point.ts'
import type { Seam } from '../seam/seam.ts'
import { drawGore } from '../trim/gore.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Elastic on both sides, one seam from it down to the welt, a loop to pull it on by. */
export const chelsea: SidePattern = (scene) => {
  const gore = goreEdge(scene)
  const back = nth(scene.profile.topline, 0)
  const tab = drawPullTab(scene, point(back.x + 0.6, back.y - 1), -2)
  return {
    behind: drawOpening(scene, 6, 0) + tab.behind,
    panels: drawGore(scene, [...gore, point(nth(gore, 0).x, nth(gore, 0).y + 4)]),
    seams: [{ line: gore, over: 'right', rows: 2 }, sideSeam(scene)],
    front: tab.front,
  }
}

/** From the topline down one side of the elastic, round its foot and up the other. */
function goreEdge({ profile }: SideScene): Line {
  return placed(profile, [
    [36, 159],
    [37.4, 146],
    [40.4, 130],
    [44.4, 114],
    [48.6, 101],
    [53, 93.4],
    [58.4, 90.6],
    [63.8, 93.4],
    [68, 101],
    [71.8, 114],
    [75.4, 130],
    [78, 146],
    [79.4, 160],
  ])
}

/** The vamp lies over the quarter. */
function sideSeam({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [58.8, 88],
      [61, 78],
      [65.6, 64],
      [71.6, 50],
      [78, 36],
      [83, 20],
    ]),
    over: 'left',
    rows: 2,
  }
}
