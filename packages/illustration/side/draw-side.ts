import { drawBottom } from '../bottom/draw-bottom.ts'
import { patternCut } from '../last/cut.ts'
import { type Side, sideProfile } from '../last/side-profile.ts'
import { lookOf } from '../leather/look.ts'
import { board, type Window } from '../params/board.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { sidePattern } from '../pattern/side-pattern.ts'
import type { SideScene } from '../pattern/side-scene.ts'
import { group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawUpper } from './draw-upper.ts'

/** The shoe from one side, back to front: ground, far parts, upper, bottom, laces and straps. */
export function drawSide(sheet: Sheet, params: ShoeParams, side: Side, window?: Window): string {
  const profile = sideProfile(params.last, patternCut[params.pattern], params.making.sole, side)
  const scene: SideScene = { sheet, params, profile, look: lookOf(params), inner: side === 'inner', window }
  const parts = sidePattern[params.pattern](scene)
  const bottom = drawBottom(sheet, profile, params)
  const shift = ((307 - profile.length) / 2) * board.unit
  return group(
    { transform: shift === 0 ? undefined : `translate(${shift})` },
    bottom.shadow,
    parts.behind,
    drawUpper(scene, parts),
    bottom.body,
    parts.front,
  )
}
