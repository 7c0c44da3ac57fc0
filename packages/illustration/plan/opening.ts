import type { Point } from '../line/point.ts'
import { nth } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { TopParts, TopScene } from './top-scene.ts'

/** One side of an opening from the back to the facing's top: shares of the half width, `y` on a sole of 307 mm. */
export type Rim = readonly (readonly [number, number])[]

export const shoeRim: Rim = [
  [0, 9.5],
  [0.34, 11],
  [0.6, 18],
  [0.735, 31],
  [0.775, 48],
  [0.745, 66],
  [0.645, 83],
  [0.5, 96],
]

/** The top of a facing and its edge down the slit, in millimetres beside the middle. */
export interface Slit {
  top: number
  end: number
  /** Half the width, at the top and at the end. */
  half: readonly [number, number]
  /** How broad the facing's top is before the opening begins. */
  brow: number
}

export type Opening = Pick<TopParts, 'hole' | 'topline' | 'edge'>

/** Knots of a topline from the inner facing around the back to the outer one, so that the back has no corner. */
function around({ plan }: TopScene, rim: Rim, front: Rim): Point[] {
  const side = (way: 1 | -1): Point[] => [
    ...rim.map(([v, y]) => plan.place(v * way, y)),
    ...front.map(([x, y]) => plan.beside(x * way, y)),
  ]
  return smooth([...side(-1).toReversed(), ...side(1).slice(1)])
}

/** The opening with the slit between the facings as one closed line, and the topline along its edge. */
export function slitOpening(scene: TopScene, rim: Rim, { top, end, half, brow }: Slit): Opening {
  const { plan } = scene
  const [wide, narrow] = half
  const topline = around(scene, rim, [
    [brow + wide, top - 3.6],
    [brow * 0.42 + wide, top - 0.2],
    [wide + 0.5, top + 1.4],
  ])
  const slit = (way: 1 | -1): Point[] =>
    [
      [wide, top + 3.4],
      [(wide * 2 + narrow) / 3, top + (end - top) * 0.4],
      [narrow, end - 7],
      [narrow * 0.5, end - 2],
    ].map(([x = 0, y = 0]) => plan.beside(x * way, y))
  const hole = [...topline, ...slit(1), plan.beside(0, end), ...slit(-1).toReversed()]
  return { hole, edge: [...hole, ...hole.slice(0, 1)], topline }
}

/** An opening whose quarters lie apart on the tongue: it ends at their tops, `gap` apart. */
export function openOpening(
  scene: TopScene,
  rim: Rim,
  { top, gap, brow }: { top: number; gap: number; brow: number },
): Opening {
  const topline = around(scene, rim, [
    [brow + gap, top - 4],
    [brow * 0.45 + gap, top - 0.8],
    [gap, top + 1],
  ])
  return { hole: topline, topline, edge: topline }
}

/** An opening closed by a front edge: loafers and shafts. */
export function closedOpening({ plan }: TopScene, rim: Rim): Opening {
  const knots = [
    ...rim,
    ...[...rim]
      .toReversed()
      .filter(([v]) => v !== 0)
      .map(([v, y]) => [-v, y] as const),
  ]
  const hole = smooth(
    knots.map(([v, y]) => plan.place(v, y)),
    { closed: true },
  )
  const edge = [...hole, nth(hole, 0)]
  return { hole, edge, topline: edge }
}
