import { points } from '../line/point.ts'
import { punched } from '../seam/draw-seams.ts'
import type { SideScene } from './side-scene.ts'

/** The near half of a medallion, as much as a toe shows of it from the side: it lies on top. */
const big = points([
  [262, 48.6],
  [271, 46.2],
  [279.5, 42],
])
const small = points([
  [258, 50.3],
  [266.6, 45],
  [268, 48.6],
  [274.8, 42],
  [276.6, 45],
  [283.4, 38.4],
  [257.5, 47.2],
])

export function medallion({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  const at = (places: typeof big) => places.map(({ x, y }) => profile.place(x, y))
  return punched(at(big), 0.85, look) + punched(at(small), 0.42, look)
}
