import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, nth, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { lengthOf, resample, slice } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { onUpper } from '../trim/on-upper.ts'
import { balmoralBoot } from './balmoral-boot.ts'
import { bootTongue } from './boot-tongue.ts'
import { above, drawFarFacing, drawTongue, type FacingRun, facingRun } from './far-facing.ts'
import { drawHookedFacing } from './hooked-facing.ts'
import { cap, counter } from './panel-lines.ts'
import { drawShaftOpening } from './shaft-opening.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** Where the tongue grows out of the vamp, on last 71. */
const throat = 163

/** On a leather sole a boot is dressed as an Oxford is; on any other its quarters lie open. */
export const laceBoot: SidePattern = (scene) => {
  const { sole, welt } = scene.params.making
  return sole === 'leather' && welt !== 'storm' ? balmoralBoot(scene) : openBoot(scene)
}

/** An ankle boot with open facings: eyelets below, hooks above. */
const openBoot: SidePattern = (scene) => {
  const run = facingRun(scene, throat, 5.6)
  const facing = facingEdge(scene)
  const heavy = scene.params.making.welt === 'storm'
  return {
    behind:
      drawShaftOpening(scene, { rise: 8, front: 0.55 }) + drawTongue(scene, bootTongue) + drawFarFacing(scene, run),
    seams: [
      quarter(scene, facing),
      stay(scene, facing),
      topBand(scene),
      counter(scene, { rows: 2, holes: false, teeth: false }),
      cap(scene),
    ].map((seam) => ({ ...seam, heavy })),
    // Over the edge of the topline, which ends where the tongue begins.
    front:
      drawGap(scene, facing, run) +
      drawHookedFacing(scene, { kind: 'cross', eyelets: 7, edge: facing, inset: 5, far: run }, 3),
  }
}

/** Beside the ridge, from the top of the shaft down to the tab. */
function facingEdge({ profile }: SideScene): Line {
  const end = profile.place(157, 80).x
  const way = lengthOf(profile.ridge.filter(({ x }) => x <= end))
  return offset(slice(profile.ridge, 0, way), -3.8)
}

/** The quarter lies on the vamp: down beside the tongue, round the tab, and back to the waist or, inside, the arch. */
function quarter({ profile, inner }: SideScene, facing: Line): Seam {
  const fall = [
    [165.4, 74],
    [168.4, 66.4],
    [164, 55],
    [inner ? 153.6 : 155, 44],
    [inner ? 142 : 146, 34],
    [inner ? 133 : 139.4, 23],
    [inner ? 128.6 : 136.4, 12],
  ] as const
  const tail = fall.map(([x, y]) => profile.place(x, y))
  return { line: smooth([...resample(facing, 11), ...tail]), over: 'right', rows: 2, lift: 2 }
}

/** The stay behind the eyelets, held by a row of its own. */
const stay = ({ profile }: SideScene, facing: Line): Seam => ({
  line: smooth([...resample(offset(facing, -11.4), 12), profile.place(157, 68), profile.place(167, 62.6)]),
  over: 'left',
  rows: 1,
  flat: true,
})

/** A band of leather round the top, sewn on from outside. */
function topBand({ profile }: SideScene): Seam {
  const { topline } = profile
  const top = slice(topline, 0, lengthOf(topline) - 13.6)
  return { line: offset(top, -12.6), over: 'left', rows: 2 }
}

/** Between quarter and ridge the tongue shows, deeper than the leather around it; it runs out where the facings meet. */
function drawGap({ sheet, look }: SideScene, facing: Line, run: FacingRun): string {
  const foot = nth(facing, -1)
  const ridge = above(run, -0.35).filter(({ x }) => x < foot.x + 3)
  const [near, far] = [nth(facing, 0), nth(ridge, 0)]
  const top = [point(near.x, near.y + 0.5), point(far.x + 0.6, far.y + 0.5)]
  const d = pathOf(lineOnBoard([...top, ...ridge, ...facing.toReversed()]), { closed: true })
  const [deep, dark, base] = [look.ramp[0], look.ramp[1], look.ramp[2]]
  const body = element('path', { d, fill: hexOf(blend(deep, blend(dark, base, 0.3), 0.7)) })
  if (sheet.detail === 'thumb') return onUpper(sheet, body)
  const soft = (line: Point[], stroke: string, width: number, opacity: number): string =>
    softStroke(pathOf(lineOnBoard(line)), {
      stroke,
      width: width * board.unit,
      blur: 4,
      opacity,
      layers: sheet.detail === 'stage' ? 5 : 3,
    })
  const clip = sheet.define('gap', (id) => element('clipPath', { id }, element('path', { d })))
  const inside = group(
    { 'clip-path': clip },
    body,
    soft(offset(facing, 2.8), hexOf(look.ramp[3]), 0.9, 0.36),
    soft(offset(facing, 0.2), hexOf(deep), 1.8, 0.9),
  )
  // Here the tongue is sewn to the vamp.
  const seam: Seam = { line: [foot, nth(ridge, -1)], over: 'right', rows: 0 }
  return onUpper(sheet, inside + drawSeams(sheet, [seam], look))
}
