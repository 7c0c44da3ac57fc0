import { hexOf, mixed } from '../leather/rgb.ts'
import { type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import type { LaceLook } from './lace-look.ts'
import type { LeatherScene } from './leather-part.ts'
import { drawStrandShadows, drawStrands } from './strand.ts'

/** A loop of webbing seen on its edge: its inner leg goes down behind the rim, its outer leg is sewn to the outside. */
export function drawPullTab({ sheet, look }: LeatherScene, at: Point, lean = 0): { behind: string; front: string } {
  const webbing: LaceLook = {
    body: mixed(hexOf(look.ramp[1]), '#1c1714', 0.35),
    edge: mixed(hexOf(look.ramp[0]), '#000000', 0.4),
    light: mixed(hexOf(look.ramp[3]), '#e8dccb', 0.4),
    tip: hexOf(look.ramp[0]),
    width: 2.7,
    flat: true,
  }
  const p = (x: number, y: number): Point => point(at.x + x + (lean * Math.max(0, y)) / 20, at.y + y)
  const top = p(3.6, 19)
  const inner = bezier(p(8.2, -6), p(8.6, 4), p(9.4, 18.6), top, 16)
  const outer = bezier(top, p(-3.2, 19.4), p(-0.8, 5), p(0.6, -13), 18)
  return {
    behind: drawStrands(sheet, [inner], webbing, { dim: 0.3 }),
    front: drawStrandShadows(sheet, [outer.slice(9)], webbing) + drawStrands(sheet, [outer], webbing),
  }
}
