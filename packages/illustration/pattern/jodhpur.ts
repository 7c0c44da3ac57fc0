import { crossing } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { type Line, nth } from '../line/point.ts'
import { lengthOf, placeAt } from '../line/walk.ts'
import type { Seam } from '../seam/seam.ts'
import { drawBuckledStrap } from '../trim/buckled-strap.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { ribbon, ribbonFrom } from '../trim/ribbon.ts'
import { drawBackTab } from './back-tab.ts'
import { placed } from './placed.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

const strapWidth = 14

/** A riding boot: the vamp lies over the quarters, and a strap round the ankle holds them together. */
export const jodhpur: SidePattern = (scene) => {
  const tab = drawBackTab(scene)
  const front = vamp(scene)
  return {
    behind: tab.inside + drawShaftOpening(scene),
    seams: [flap(scene, front.line), front],
    front: tab.outside + drawAnkleStrap(scene),
  }
}

/** From the ridge under the strap back and down to the welt, further back on the inner side. */
const vamp = ({ profile, inner }: SideScene): Seam => ({
  line: placed(profile, [
    [124, 106],
    [117.4, 97],
    [111, 85],
    [106, 70],
    [inner ? 101 : 102.4, 54],
    [inner ? 95.6 : 99.4, 38],
    [inner ? 91 : 97.6, 24],
    [inner ? 89.6 : 97.4, 18],
  ]),
  over: 'left',
  rows: 2,
  lift: 1.3,
})

/** Where the outer quarter overlaps the inner one, in front of the shaft; it ends under the vamp. */
function flap({ profile, inner }: SideScene, end: Line): Seam {
  const line = placed(profile, [
    [inner ? 91 : 82, 162],
    [inner ? 92 : 84, 148],
    [inner ? 95 : 88.4, 134],
    [inner ? 100 : 95.4, 121],
    [inner ? 108 : 104.6, 110],
    [115, 98.6],
    [124, 90],
  ])
  const meeting = crossing(line, end)
  const part = meeting ? [...line.filter(({ y }) => y > meeting.y), meeting] : line
  return { line: part, over: 'right', rows: 2, lift: 1.5 }
}

/** The strap is sewn to the quarter at the heel side, where it holds the buckle; its free end comes round the front. */
function drawAnkleStrap(scene: SideScene): string {
  const { profile, params, inner } = scene
  const free = placed(profile, [
    [120, 130],
    [110, 126.4],
    [97, 122.4],
    [82, 118.8],
    [66, 115.8],
    [50, 113.6],
    [38, 112.4],
  ])
  if (inner) return drawRound(scene, free)
  const buckleAt = lengthOf(free) * 0.6
  const strap = drawBuckledStrap(scene, {
    name: 'j1',
    line: free,
    over: offset(profile.ridge, 1.6),
    widths: [strapWidth],
    buckleAt,
    size: [14, 20.5],
    metal: params.trim.metal,
    up: [16, 14, 13, 12, 12, 12, 12],
    right: [74, 52, 34, 20, 10, 0, -8],
  })
  return drawHeelSide(scene, placeAt(free, buckleAt).x) + strap + drawKeeper(scene, free, buckleAt)
}

/** From behind the heel to the bar of the buckle. */
function drawHeelSide(scene: SideScene, buckle: number): string {
  const { profile } = scene
  const round = placed(profile, [
    [-6, 108],
    [6, 109],
    [24, 110.8],
    [40, 112.4],
    [58, 114.6],
  ]).filter(({ x }) => x < buckle - 1)
  return drawLeatherPart(scene, {
    name: 'j0',
    outline: ribbonFrom(offset(profile.back, 1.6), round, [strapWidth + 1.4], 'flat'),
    light: {
      from: nth(round, 0),
      to: nth(round, -1),
      up: [12, 12, 12, 12, 12, 12],
      right: [-78, -58, -42, -28, -14, -4],
    },
    seams: edges(round, strapWidth + 1.4),
    lift: 1.6,
  })
}

/** A loop that holds the end of the strap down. */
function drawKeeper(scene: SideScene, free: Line, buckleAt: number): string {
  const at = placeAt(free, buckleAt + 17)
  const [s, c] = [Math.sin(at.angle), Math.cos(at.angle)]
  const half = strapWidth / 2 + 1.7
  const across: Line = [
    { x: at.x - s * half, y: at.y + c * half },
    { x: at.x, y: at.y },
    { x: at.x + s * half, y: at.y - c * half },
  ]
  return drawLeatherPart(scene, {
    name: 'jk',
    outline: ribbon(across, [5.4]),
    light: { from: nth(across, 2), to: nth(across, 0), up: [64, 34, 18, 12, 4, -20, -40], right: 0 },
    lift: 1.6,
  })
}

/** From the inner side the strap is seen whole, from ridge to back, without its end. */
function drawRound(scene: SideScene, free: Line): string {
  const { profile } = scene
  const heel = placed(profile, [
    [24, 110.8],
    [6, 109],
    [-6, 108],
  ])
  const whole = [...free.filter(({ x }) => x > nth(heel, 0).x + 8), ...heel]
  const end = crossing(whole, offset(profile.back, 1.6))
  const line = end ? [...whole.filter(({ x }) => x > end.x), end] : whole
  return drawLeatherPart(scene, {
    name: 'j0',
    outline: ribbonFrom(offset(profile.ridge, 1.6), line, [strapWidth], 'flat'),
    light: {
      from: nth(line, 0),
      to: nth(line, -1),
      up: [12, 12, 12, 12, 12, 12, 12],
      right: [74, 42, 20, 2, -16, -42, -78],
    },
    seams: edges(line, strapWidth),
    lift: 1.6,
  })
}

const edges = (line: Line, width: number): Seam[] =>
  [1, -1].map((side) => ({ line: offset(line, side * (width / 2 - 1.7)), over: 'left', rows: 1, flat: true }))
