import { nth, point } from '../line/point.ts'
import type { Seam } from '../seam/seam.ts'
import { drawHooks, drawMetalEyelets } from '../trim/eyelet.ts'
import { laceLook } from '../trim/lace-look.ts'
import { drawLacing } from '../trim/lacing.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import { drawGap, facingEdge } from './derby.ts'
import { drawFarFacing, drawTongue, facingRun } from './far-facing.ts'
import { eyeletsOf } from './laced-facing.ts'
import { drawOpening } from './opening.ts'
import { cap, counter } from './panel-lines.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Eyelets up to the ankle, hooks over it. */
const [eyelets, hooks] = [5, 3]

/** The leaf of the tongue over the shaft, on last 71. */
const tongue = [
  [103, 150],
  [106.4, 164],
  [106.6, 174],
  [103, 180.6],
  [97, 182],
  [91.4, 178.4],
  [88.6, 170],
  [88.4, 158],
  [90, 148],
] as const

/** An ankle boot with open facings, sewn with heavy thread. */
export const laceBoot: SidePattern = (scene) => {
  const edge = quarter(scene)
  const run = facingRun(scene, 165, 5.4)
  const back = nth(scene.profile.topline, 0)
  const tab = drawPullTab(scene, point(back.x + 0.6, back.y - 1), -2)
  const laced = { kind: 'cross', eyelets: eyelets + hooks, edge: facingEdge(edge.line), inset: 4.4, far: run } as const
  return {
    behind: drawOpening(scene, 8) + tab.behind + drawTongue(scene, tongue) + drawFarFacing(scene, run),
    panels: drawGap(scene, edge.line),
    seams: [edge, counter(scene, { rows: 2 }), cap(scene), collar(scene)].map((seam) => ({ ...seam, heavy: true })),
    front: tab.front + drawLaces(scene, eyeletsOf(laced)),
  }
}

function drawLaces(scene: SideScene, { near, far }: ReturnType<typeof eyeletsOf>): string {
  const { sheet, params, look, inner } = scene
  const [low, high] = [near.slice(0, eyelets), near.slice(eyelets)]
  const [foot, top] = [nth(high, 0), nth(high, -1)]
  const along = Math.atan2(top.y - foot.y, top.x - foot.x)
  const laces = drawLacing(
    sheet,
    { kind: 'cross', near, far, bow: inner ? undefined : { seed: params.seed } },
    laceLook(look, params),
  )
  if (sheet.detail === 'thumb') return laces
  const { metal } = params.trim
  return drawMetalEyelets(low, metal) + laces + drawHooks(high.slice(0, -1), along, metal)
}

/** The quarter, from the top of the shaft beside the ridge to its tab, then back to the waist. */
function quarter({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [94.6, 169],
      [94.8, 152],
      [96.8, 135.6],
      [101.8, 119.8],
      [111, 106.6],
      [125, 95.6],
      [143, 86],
      [156, 79.4],
      [163.4, 73.6],
      [165, 66.6],
      [159.6, 56],
      [149.6, 44],
      [140.6, 31],
      [135, 20],
      [133, 13],
    ]),
    over: 'right',
    rows: 2,
    lift: 2,
  }
}

/** A padded collar round the top of the shaft. */
function collar({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [9, 147.6],
      [30, 145.4],
      [54, 144.8],
      [76, 147.4],
      [95, 152.6],
    ]),
    over: 'left',
    rows: 2,
  }
}
