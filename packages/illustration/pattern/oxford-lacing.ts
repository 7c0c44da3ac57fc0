import type { Line, Point } from '../line/point.ts'
import { lengthOf, placesAt } from '../line/walk.ts'
import { punched } from '../seam/draw-seams.ts'
import { drawBow } from '../trim/bow.ts'
import { laceLook } from '../trim/lace-look.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'
import type { FacingRun } from './far-facing.ts'
import type { SideScene } from './side-scene.ts'

const eyelets = 5
/** How far eyelets lie inside the edge. */
const inset = 5.6

/** Straight bars from the near eyelets over the slit to the far facing, and the bow on the topmost pair. */
export function drawOxfordLacing(scene: SideScene, run: FacingRun): string {
  const { sheet, params, look, inner } = scene
  const lace = laceLook(look, params)
  const rungs = rungsOf(run)
  const bars = rungs.slice(1).map(({ bar }) => bar)
  const holes = punched(
    rungs.map(({ eyelet }) => eyelet),
    0.8,
    look,
  )
  const first = rungs[0]
  const bow =
    first && !inner ? drawBow(sheet, { at: first.knot, along: Math.PI + first.angle, seed: params.seed }, lace) : ''
  const top = first ? [first.bar] : []
  return holes + drawStrandShadows(sheet, [...bars, ...top], lace) + drawStrands(sheet, [...bars, ...top], lace) + bow
}

interface Rung {
  eyelet: Point
  bar: Line
  knot: Point
  angle: number
}

function rungsOf({ edge, rise }: FacingRun): Rung[] {
  const whole = lengthOf(edge)
  const from = 6
  const gap = (whole * 0.86 - from) / (eyelets - 1)
  const ways = Array.from({ length: eyelets }, (_, index) => from + index * gap)
  return placesAt(edge, ways).map(({ x, y, angle, way }) => {
    const across = (by: number): Point => ({ x: x - Math.sin(angle) * by, y: y + Math.cos(angle) * by })
    const over = rise(way / whole)
    const start = across(-inset)
    const end = across(over * 0.8)
    // The lace rises over the edges and bends a little, as a cord under tension does.
    const middle = { x: (start.x + end.x) / 2 + 0.5, y: (start.y + end.y) / 2 + 0.35 }
    return { eyelet: start, bar: [start, middle, end], knot: across(-inset * 0.12), angle }
  })
}
