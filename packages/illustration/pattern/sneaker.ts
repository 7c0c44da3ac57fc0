import { lineOnBoard } from '../last/on-board.ts'
import { hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { board } from '../params/board.ts'
import { punched } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawBow } from '../trim/bow.ts'
import { drawMetalEyelets } from '../trim/eyelet.ts'
import { drawFlatBars } from '../trim/flat-lace.ts'
import { type LaceLook, laceLook } from '../trim/lace-look.ts'
import { drawLacing, knotOf } from '../trim/lacing.ts'
import { drawFarFacing, drawTongue, facingRun } from './far-facing.ts'
import { drawHeelTab } from './heel-tab.ts'
import { eyeletsOf, type LacedFacing } from './laced-facing.ts'
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

/** A low sneaker on a cup: flat laces in rings, a padded collar, a heel tab of a second tone, holes over the toes. */
export const sneaker: SidePattern = (scene) => {
  const run = facingRun(scene, throat, 5)
  return {
    behind: drawOpening(scene, 9) + drawTongue(scene, tongue) + drawFarFacing(scene, run),
    panels: drawPadding(scene) + drawVents(scene),
    seams: [eyestay(scene), vamp(scene), collar(scene)],
    front: drawHeelTab(scene) + drawLaces(scene, { kind: 'bars', eyelets: 6, edge: run.edge, inset: 6.8, far: run }),
  }
}

function drawLaces(scene: SideScene, facing: LacedFacing): string {
  const { sheet, params, look, inner } = scene
  const { near, far } = eyeletsOf(facing)
  const lace = laceLook(look, params)
  const bars = lace.flat
    ? drawFlatBars(sheet, near, far, lace)
    : drawLacing(sheet, { kind: 'bars', near, far, bow: undefined }, lace)
  const bow = inner ? '' : drawBow(sheet, { ...knotOf({ near, far }), seed: params.seed }, tied(lace))
  return (sheet.detail === 'thumb' ? '' : drawMetalEyelets(near, params.trim.metal, 2.3)) + bars + bow
}

/** A flat lace folds into itself in a bow. */
const tied = (lace: LaceLook): LaceLook => (lace.flat ? { ...lace, width: lace.width * 0.78 } : lace)

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
function vamp({ profile, inner }: SideScene): Seam {
  return {
    line: placed(profile, [
      [176, 56],
      [172, 46],
      [inner ? 161 : 163, 36.6],
      [inner ? 146 : 152, 28],
      [inner ? 133 : 142, 19],
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

/** Fine holes over the toes, as far as they are seen from the side. */
function drawVents({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  const places = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      profile.place(214 + row * 8 - column * 1.6, 61.4 - row * 2.2 - column * (3.4 - column * 0.2)),
    ),
  )
  return punched(places, 0.6, look)
}
