import { nth } from '../line/point.ts'
import { drawBow } from '../trim/bow.ts'
import { drawHooks, drawMetalEyelets } from '../trim/eyelet.ts'
import { laceLook } from '../trim/lace-look.ts'
import { knotOf, lacingLines } from '../trim/lacing.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'
import { eyeletsOf, type LacedFacing } from './laced-facing.ts'
import type { SideScene } from './side-scene.ts'

/** A boot's lacing: rings of metal below, `hooks` pairs of speed hooks above, which hold the lace from outside. */
export function drawHookedFacing(
  { sheet, params, look, inner }: SideScene,
  facing: LacedFacing,
  hooks: number,
): string {
  const { near, far } = eyeletsOf(facing)
  const lace = laceLook(look, params)
  const { under, over } = lacingLines({ kind: facing.kind, near, far, bow: undefined })
  const { metal } = params.trim
  const hooked = near.slice(near.length - hooks).map((place, index) => {
    const before = nth(near, near.length - hooks + index - 1)
    return drawHooks([place], Math.atan2(place.y - before.y, place.x - before.x), metal)
  })
  const bow = inner ? '' : drawBow(sheet, { ...knotOf({ near, far }), seed: params.seed }, lace)
  return [
    drawMetalEyelets(near.slice(0, near.length - hooks), metal),
    drawStrandShadows(sheet, [...under, ...over], lace),
    drawStrands(sheet, under, lace, { dim: 0.3 }),
    drawStrands(sheet, over, lace),
    ...hooked,
    bow,
  ].join('')
}
