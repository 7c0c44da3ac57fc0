import { lineOnBoard } from '../last/on-board.ts'
import { hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { walk } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { punched } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawFarFacing, drawTongue, facingRun } from './far-facing.ts'
import { drawLacedFacing } from './laced-facing.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Where the facing ends, on last 71. */
const throat = 190

/** A padded leaf, rounder than a dress shoe's. */
const tongue = [
  [130, 98],
  [118, 107],
  [110.4, 115],
  [104.6, 121.6],
  [98.6, 124],
  [93.4, 121.4],
  [92, 114.6],
  [94, 106],
  [99, 96],
] as const

/** A low sneaker on a cup: flat laces, a padded collar, a heel tab, vents on the side. */
export const sneaker: SidePattern = (scene) => {
  const run = facingRun(scene, throat, 5)
  return {
    behind: drawOpening(scene, 9) + drawTongue(scene, tongue) + drawFarFacing(scene, run),
    panels: drawHeelTab(scene) + drawPadding(scene) + drawVents(scene),
    seams: [eyestay(scene), vamp(scene), collar(scene), tabSeam(scene)],
    front: drawLacedFacing(scene, { kind: 'bars', eyelets: 6, edge: run.edge, inset: 6.4, far: run }),
  }
}

/** The panel that carries the eyelets, round at its foot. */
function eyestay({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [95, 104],
      [97.4, 94],
      [104, 86],
      [118, 78.4],
      [138, 69.6],
      [160, 60.8],
      [178, 55.6],
      [190, 55.6],
      [196, 60.4],
      [196.4, 68],
      [193, 76],
    ]),
    over: 'left',
    rows: 2,
  }
}

/** The vamp runs out under the quarter. */
function vamp({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [176, 56],
      [172, 46],
      [163, 36.6],
      [152, 28],
      [142, 19],
    ]),
    over: 'right',
    rows: 2,
  }
}

function collar({ profile }: SideScene): Seam {
  return { line: collarLine(profile), over: 'left', rows: 1 }
}

const collarLine = (profile: SideScene['profile']): Line =>
  placed(profile, [
    [2, 84.6],
    [18, 83.4],
    [36, 77.4],
    [56, 73.4],
    [78, 76],
    [96, 85.6],
    [102, 88],
  ])

const tabLine = (profile: SideScene['profile']): Line =>
  placed(profile, [
    [23, 102],
    [24.6, 90],
    [22.6, 76],
    [17, 65],
    [9, 60],
    [-2, 58.6],
  ])

const tabSeam = ({ profile }: SideScene): Seam => ({ line: tabLine(profile), over: 'right', rows: 2 })

/** The tab over the heel is of a darker tone than the rest. */
function drawHeelTab({ profile, look }: SideScene): string {
  const { back } = profile
  const d = pathOf(lineOnBoard([...tabLine(profile), ...offset(back, 3).filter(({ y }) => y > 60)]), { closed: true })
  return element('path', { d, fill: hexOf(look.ramp[1]), opacity: 0.5 })
}

/** Foam under the lining makes the collar round. */
function drawPadding({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  const line = (by: number, colour: string, width: number, opacity: number): string =>
    softStroke(pathOf(lineOnBoard(offset(profile.topline, by))), {
      stroke: colour,
      width: width * board.unit,
      blur: 5,
      opacity,
      layers: sheet.detail === 'stage' ? 6 : 3,
    })
  return group({}, line(-3.4, hexOf(look.ramp[4]), 3, 0.4), line(-8.4, hexOf(look.ramp[0]), 2.4, 0.34))
}

/** Three rows of holes let the foot breathe. */
function drawVents({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  const rows = [0, 7, 14].map((step) =>
    placed(profile, [
      [112 + step, 70 - step * 0.34],
      [104 + step, 56],
      [98 + step, 40],
    ]),
  )
  return punched(
    rows.flatMap((row) => walk(row, 5.2)),
    0.62,
    look,
  )
}
