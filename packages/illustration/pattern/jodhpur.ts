import { offset } from '../line/offset.ts'
import { nth } from '../line/point.ts'
import type { Seam } from '../seam/seam.ts'
import { drawBuckledStrap } from '../trim/buckled-strap.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { drawPullTab } from '../trim/pull-tab.ts'
import { ribbonFrom } from '../trim/ribbon.ts'
import { placed } from './placed.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A strap goes round the ankle and closes on the outer side; the quarters wrap over the vamp. */
export const jodhpur: SidePattern = (scene) => {
  const tab = drawPullTab(scene, { at: nth(scene.profile.topline, 2), height: 15, width: 8, lean: -1.4 })
  return {
    behind: tab.inside + drawShaftOpening(scene),
    seams: [quarter(scene), flap(scene)],
    front: tab.outside + drawAnkleStrap(scene),
  }
}

/** The quarter's edge, from the ridge in a bow down to the waist. */
function quarter({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [121, 109],
      [131, 100],
      [137, 90],
      [137, 79],
      [130, 67],
      [118, 54.6],
      [107, 42],
      [101, 30],
      [99.6, 20],
    ]),
    over: 'right',
    rows: 2,
    lift: 2,
  }
}

/** Where the outer quarter overlaps the inner one, over the instep. */
function flap({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [83, 159],
      [85.6, 146],
      [90, 133],
      [97, 121],
      [106, 111],
      [116, 103.6],
      [126, 99],
    ]),
    over: 'right',
    rows: 2,
    lift: 1.6,
  }
}

function drawAnkleStrap(scene: SideScene): string {
  const { profile, params, inner } = scene
  const width = 13
  const round = placed(profile, [
    [-4, 108],
    [8, 109.6],
    [26, 112.6],
    [46, 115],
    [62, 116],
  ])
  const heelSide = drawLeatherPart(scene, {
    name: 'j0',
    outline: ribbonFrom(
      offset(profile.back, 1.4),
      inner
        ? [
            ...round,
            ...placed(profile, [
              [80, 117.6],
              [96, 121],
            ]),
          ]
        : round,
      [width, width],
      'flat',
    ),
    light: { from: nth(round, 0), to: nth(round, -1), up: [18, 16, 14, 12, 12], right: -18, dim: 0.05 },
    seams: [5, -5].map((by) => ({ line: offset(round, by), over: 'left', rows: 1, flat: true }) as const),
    lift: 1.5,
  })
  if (inner) return heelSide
  const strap = drawBuckledStrap(scene, {
    name: 'j1',
    line: placed(profile, [
      [121, 136],
      [111, 131],
      [98, 125.4],
      [82, 120.4],
      [64, 116.4],
      [46, 113.6],
      [35, 112.2],
    ]),
    over: offset(profile.ridge, 1.5),
    widths: [14, 13.4, 13, 13, 13, 13],
    buckleAt: 52,
    size: [13, 19],
    metal: params.trim.metal,
    up: [40, 30, 24, 20, 17, 15, 14, 13],
  })
  return heelSide + strap
}
