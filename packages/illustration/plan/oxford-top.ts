import { type Point, points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { drawTongue } from './draw-tongue.ts'
import { shoeRim, slitOpening } from './opening.ts'
import { drawTopBow } from './top-bow.ts'
import { drawBars, eyeletRow } from './top-lacing.ts'
import { across, beside, flipped, type TopPattern, type TopScene } from './top-scene.ts'

const slit = { top: 106, end: 179, half: [1.7, 0.9], brow: 12 } as const
const eyelets = eyeletRow({ from: 112, to: 173, count: 5, beside: [7.2, 6.2] })

export const plainOxford: TopPattern = (scene) => oxford(scene, quarterSeams(scene))
export const capOxford: TopPattern = (scene) => oxford(scene, [...quarterSeams(scene), capSeam(scene)])

function oxford(scene: TopScene, seams: readonly Seam[]) {
  const { hole, topline } = slitOpening(scene, shoeRim, slit)
  const [bow] = eyelets
  return {
    hole,
    topline,
    inside: drawTongue(scene, tongue(scene)),
    seams,
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
  return smooth(
    [
      ...half.map(([x, y]) => plan.beside(x, y)),
      ...half
        .slice(1)
        .reverse()
        .map(([x, y]) => plan.beside(-x, y)),
    ],
    { closed: true },
  )
}

/** The vamp closes over the quarters; a row around the facings; a strip over the back seam. */
export function quarterSeams(scene: TopScene): Seam[] {
  const vamp = [
    [0.995, 117],
    [0.93, 132],
    [0.82, 149],
    [0.66, 164],
    [0.46, 176],
    [0.24, 183.4],
    [0, 186],
  ] as const
  const facing = [
    [17.5, 97],
    [16.6, 106],
    [17.4, 122],
    [18.4, 140],
    [18, 156],
    [15.4, 170],
  ] as const
  const strap = [
    [10.5, 11.5],
    [12.4, 6],
    [13.4, 1.5],
  ] as const
  return [
    { line: across(scene, [...vamp, ...flipped(vamp).reverse().slice(1)]), over: 'right', rows: 2 },
    { line: beside(scene, facing), over: 'left', rows: 2, flat: true },
    { line: beside(scene, flipped(facing)), over: 'right', rows: 2, flat: true },
    { line: beside(scene, strap), over: 'right', rows: 1 },
    { line: beside(scene, flipped(strap)), over: 'left', rows: 1 },
  ]
}

export function capSeam(scene: TopScene): Seam {
  const half = points([
    [1.02, 232],
    [0.72, 238.6],
    [0.36, 242.6],
    [0, 244],
  ])
  const pairs = [
    ...half.map(({ x, y }) => [x, y] as const),
    ...half
      .slice(0, -1)
      .reverse()
      .map(({ x, y }) => [-x, y] as const),
  ]
  return { line: across(scene, pairs), over: 'right', rows: 2 }
}
