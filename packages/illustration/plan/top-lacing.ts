import { type Line, type Point, point } from '../line/point.ts'
import { punched } from '../seam/draw-seams.ts'
import { laceLook } from '../trim/lace-look.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'

import type { TopScene } from './top-scene.ts'

/** Pairs of eyelets from the bow down to the throat: how far each lies beside the middle, `y` on 307 mm. */
export type Eyelets = readonly (readonly [beside: number, y: number])[]

export function eyeletRow({
  from,
  to,
  count,
  beside,
}: {
  from: number
  to: number
  count: number
  beside: readonly [number, number]
}): Eyelets {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [beside[0] + (beside[1] - beside[0]) * share, from + (to - from) * share] as const
  })
}

const pair = ({ plan }: TopScene, [x, y]: Eyelets[number]): readonly [Point, Point] => [
  plan.beside(-x, y),
  plan.beside(x, y),
]

/** Straight bars from eyelet to eyelet, as an Oxford is laced. */
export function drawBars(scene: TopScene, eyelets: Eyelets): string {
  const { sheet, frame: on, look } = scene
  const lace = laceLook(look, scene.params)
  const pairs = eyelets.map((eyelet) => pair(scene, eyelet))
  const bars = pairs.map(([a, b]) => [a, point((a.x + b.x) / 2, (a.y + b.y) / 2 + 0.5), b])
  if (sheet.detail === 'thumb') return drawStrands(sheet, bars, lace, { on })
  return (
    punched(pairs.flat(), 1, look, on) +
    drawStrandShadows(sheet, bars, lace, on) +
    drawStrands(sheet, bars, lace, { on })
  )
}

/** Laces that cross on the tongue: those that pass under first, a bar at the throat. */
export function drawCrosses(scene: TopScene, eyelets: Eyelets, { rings = false } = {}): string {
  const { sheet, frame: on, look } = scene
  const lace = laceLook(look, scene.params)
  const pairs = eyelets.map((eyelet) => pair(scene, eyelet))
  const [under, over]: [Line[], Line[]] = [[], []]
  pairs.slice(1).forEach(([left, right], index) => {
    const [nextLeft, nextRight] = pairs[index] ?? [left, right]
    under.push([left, nextRight])
    over.push([right, nextLeft])
  })
  if (sheet.detail === 'thumb') return drawStrands(sheet, [...under, ...over], lace, { on })
  const throat = pairs.at(-1)
  const bar = throat ? [throat] : []
  return (
    (rings ? '' : punched(pairs.flat(), 1, look, on)) +
    drawStrandShadows(sheet, [...bar, ...under, ...over], lace, on) +
    drawStrands(sheet, bar, lace, { dim: 0.15, on }) +
    drawStrands(sheet, under, lace, { dim: 0.18, on }) +
    drawStrands(sheet, over, lace, { on })
  )
}
