import { noise } from '../leather/noise.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { drawTip } from '../trim/bow.ts'
import { laceLook } from '../trim/lace-look.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'
import type { TopScene } from './top-scene.ts'

/** A bow seen from above, knot at `at` (millimetres): loops to both sides, ends falling back towards the opening. */
export function drawTopBow({ sheet, params, look, frame }: TopScene, at: Point, size = 1): string {
  const lace = laceLook(look, params)
  const { loops, ends } = fall(at, params.seed, size)
  const knot = [point(at.x - 1.5, at.y - 0.5), point(at.x, at.y + 0.3), point(at.x + 1.5, at.y - 0.5)]
  const thick = { ...lace, width: lace.flat ? lace.width : lace.width * 1.35 }
  const on = frame
  if (sheet.detail === 'thumb') return drawStrands(sheet, [...ends, ...loops], lace, { on })
  return (
    drawStrandShadows(sheet, [...loops, ...ends], lace, on) +
    drawStrands(sheet, ends, lace, { on }) +
    ends.map((end) => drawTip(end, lace, on)).join('') +
    drawStrands(sheet, loops, lace, { on }) +
    drawStrands(sheet, [knot], thick, { on })
  )
}

function fall(at: Point, seed: number, size: number): { loops: Line[]; ends: Line[] } {
  const sway = noise(seed)
  const p = (x: number, y: number): Point => point(at.x + x * size, at.y + y * size)
  const sides = [1, -1].map((way) => {
    const [long, rise, drop] = [
      1 + sway(way * 3 + 0.5, 1.5) * 0.12,
      sway(way * 5 + 0.5, 7.5) * 2,
      sway(way * 9 + 0.5, 3.5) * 2.4,
    ]
    const tip = p(way * 25 * long, -2 + rise)
    const loop = [
      ...bezier(p(way * 0.4, 0.6), p(way * 7, 6.5), p(way * 23 * long, 6.5 + rise), tip, 16),
      ...bezier(tip, p(way * 26.5 * long, -9 + rise), p(way * 9, -6), p(way * 0.8, -0.8), 16).slice(1),
    ]
    const end = bezier(
      p(way * 0.8, -1),
      p(way * 5, -5),
      p(way * (11 + drop), -12),
      p(way * (16.5 + drop * 1.6), -25 + drop),
      18,
    )
    return { loop, end }
  })
  return { loops: sides.map(({ loop }) => loop), ends: sides.map(({ end }) => end) }
}
