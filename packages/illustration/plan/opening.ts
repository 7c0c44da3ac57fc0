import type { Line, Point } from '../line/point.ts'
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

/** The opening with the slit between the facings as one closed line, and the topline along its edge. */
export function slitOpening({ plan }: TopScene, rim: Rim, { top, end, half, brow }: Slit): Opening {
  const side = (way: 1 | -1): Point[] => [
    ...smooth([
      ...rim.map(([v, y]) => plan.place(v * way, y)),
      plan.beside((brow + half[0]) * way, top - 3.6),
      plan.beside((brow * 0.42 + half[0]) * way, top - 0.2),
      plan.beside((half[0] + 0.5) * way, top + 1.4),
    ]),
    plan.beside(half[0] * way, top + 3.4),
    plan.beside(((half[0] * 2 + half[1]) / 3) * way, top + (end - top) * 0.4),
    plan.beside(half[1] * way, end - 2),
    plan.beside(half[1] * 0.5 * way, end),
  ]
  const [outer, inner] = [side(1), side(-1)]
  const folds = (line: Line): Line => line.slice(0, -4)
  const hole = [...outer, ...[...inner].reverse().slice(0, -1)]
  return {
    hole,
    edge: [...hole, ...hole.slice(0, 1)],
    topline: [...[...folds(inner)].reverse(), ...folds(outer).slice(1)],
  }
}

/** An opening whose quarters lie apart on the tongue: it ends at their tops, `gap` apart. */
export function openOpening(
  { plan }: TopScene,
  rim: Rim,
  { top, gap, brow }: { top: number; gap: number; brow: number },
): Opening {
  const side = (way: 1 | -1): Point[] =>
    smooth([
      ...rim.map(([v, y]) => plan.place(v * way, y)),
      plan.beside((brow + gap) * way, top - 4),
      plan.beside((brow * 0.45 + gap) * way, top - 0.8),
      plan.beside(gap * way, top + 1),
    ])
  const [outer, inner] = [side(1), side(-1)]
  const topline = [...[...inner].reverse(), ...outer.slice(1)]
  return { hole: topline, topline, edge: topline }
}

/** An opening closed by a front edge: loafers and shafts. */
export function closedOpening({ plan }: TopScene, rim: Rim): Opening {
  const knots = [
    ...rim,
    ...[...rim]
      .reverse()
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
