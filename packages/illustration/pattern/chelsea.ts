import { crossing } from '../line/cross.ts'
import { type Line, nth } from '../line/point.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { drawElastic, type Gore } from '../trim/elastic.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import { drawBackTab } from './back-tab.ts'
import { placed } from './placed.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A boot without laces: an elastic gore on each side lets the foot in. */
export const chelsea: SidePattern = (scene) => {
  const { sheet, profile, look } = scene
  const gore = goreOf(scene)
  const back = drawBackTab(scene)
  const front = drawPullTab(scene, { at: nth(profile.topline, -3), height: 13, width: -7.4, lean: 1.2 })
  return {
    behind: back.inside + front.inside + drawShaftOpening(scene),
    seams: [sideSeam(scene), backStrip(scene)],
    front: drawElastic(scene, gore) + drawSeams(sheet, goreSeams(gore), look) + back.outside + front.outside,
  }
}

/** The gore hangs from the topline and ends in a curve over the ankle bone. */
export function goreOf({ profile }: Pick<SideScene, 'profile'>): Gore {
  const { topline } = profile
  const hung = (pairs: Parameters<typeof placed>[1]): Line => {
    const line = placed(profile, pairs)
    const start = crossing(line, topline)
    return start ? [start, ...line.filter(({ y }) => y < start.y)] : line
  }
  const back = hung([
    [36, 168],
    [37.4, 152],
    [39.4, 134],
    [42.6, 116],
    [47, 101.6],
    [53, 92.4],
    [60.6, 89.6],
  ])
  const front = hung([
    [80.6, 169],
    [79.6, 152],
    [78.4, 134],
    [76, 116],
    [72.4, 101.6],
    [67.4, 92.6],
    [60.6, 89.6],
  ])
  const [from, to] = [nth(back, 0), nth(front, 0)]
  return { back, front, top: [from, ...topline.filter(({ x }) => x > from.x && x < to.x), to] }
}

/** The leather's edge round the elastic is one seam, from the topline down and up again. */
function goreSeams({ back, front }: Gore): Seam[] {
  return [{ line: [...back, ...front.toReversed().slice(1)], over: 'right', rows: 2 }]
}

/** Front and back part meet under the gore; on the inner side further back, under the arch. */
const sideSeam = ({ profile, inner }: SideScene): Seam => ({
  line: placed(profile, [
    [60.6, 89.6],
    [63.6, 76],
    [inner ? 67 : 69, 60],
    [inner ? 71 : 76, 44],
    [inner ? 74.4 : 82, 26],
    [inner ? 75.2 : 83.4, 20],
  ]),
  over: 'left',
  rows: 1,
})

/** A slim strip over the back seam. */
const backStrip = ({ profile }: SideScene): Seam => ({
  line: placed(profile, [
    [18, 165],
    [18.2, 148],
    [18.2, 130],
    [17.4, 112],
    [15.4, 94],
    [12, 76],
    [9.6, 60],
    [9.4, 44],
    [11, 28],
  ]),
  over: 'right',
  rows: 1,
})
