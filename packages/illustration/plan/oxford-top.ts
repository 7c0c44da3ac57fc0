import type { Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { drawTongue } from './draw-tongue.ts'
import { medallion } from './medallion.ts'
import { shoeRim, slitOpening } from './opening.ts'
import { backStrip, brogued, cap, counter, facing, vamp, wing } from './panel-lines.ts'
import { drawTopBow } from './top-bow.ts'
import { drawBars, eyeletRow } from './top-lacing.ts'
import type { TopParts, TopPattern, TopScene } from './top-scene.ts'

const slit = { top: 106, end: 179, half: [1.7, 0.9], brow: 12 } as const
const eyelets = eyeletRow({ from: 112, to: 173, count: 5, beside: [7.2, 6.2] })

export const plainOxford: TopPattern = (scene) => oxford(scene, [vamp(scene), ...facing(scene), ...backStrip(scene)])

export const capOxford: TopPattern = (scene) =>
  oxford(scene, [cap(scene), vamp(scene), ...facing(scene), ...backStrip(scene)])

export const semiBrogue: TopPattern = (scene) =>
  oxford(
    scene,
    [cap(scene, brogued), vamp(scene, brogued), ...facing(scene, brogued), ...counter(scene, { teeth: true })],
    medallion(scene),
  )

export const fullBrogue: TopPattern = (scene) =>
  oxford(
    scene,
    [wing(scene), vamp(scene, brogued), ...facing(scene, brogued), ...counter(scene, { teeth: true })],
    medallion(scene, 266),
  )

function oxford(scene: TopScene, seams: readonly Seam[], panels = ''): TopParts {
  const [bow] = eyelets
  return {
    ...slitOpening(scene, shoeRim, slit),
    inside: drawTongue(scene, tongue(scene)),
    seams,
    panels,
    front: drawBars(scene, eyelets) + (bow ? drawTopBow(scene, scene.plan.beside(0, bow[1])) : ''),
    depth: 1,
  }
}

/** From under the facings out over the insole. */
export function tongue({ plan }: TopScene, { width = 17, top = 91 } = {}): Point[] {
  const half = [
    [0, top],
    [width * 0.55, top + 0.6],
    [width * 0.9, top + 4],
    [width, top + 12],
    [width * 0.92, 130],
    [9, 190],
  ] as const
  const outer = half.map(([x, y]) => plan.beside(x, y))
  const inner = half.slice(1).map(([x, y]) => plan.beside(-x, y))
  return smooth([...outer, ...inner.toReversed()], { closed: true })
}
