import { type Cut, patternCut } from '../last/cut.ts'
import { type LastMeasures, lastMeasures } from '../last/last-measures.ts'
import { type SoleStack, soleStack } from '../last/sole-stack.ts'
import type { Pairs } from '../line/pairs.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { ShoeParams } from '../params/shoe-params.ts'

/** The right shoe from behind in millimetres: x to the outer side, y over the ground. */
export interface RearShape {
  readonly last: LastMeasures
  readonly cut: Cut
  readonly stack: SoleStack
  /** Where the upper stands on the seat. */
  readonly seat: number
  /** The back of the upper up to its topline; closed, reaching under the seat. */
  readonly back: Line
  /** The topline over the back, from the inner to the outer side. */
  readonly near: Line
  /** The far rim of the opening, from the inner to the outer side. */
  readonly far: Line
  /** Forefoot, where it stands out beside the heel; closed. */
  readonly fore: Line
  /** Half the width of the back at a height. */
  half(y: number): number
  /** A place drawn on last 71 over a seat at 31.3 mm. */
  place(x: number, y: number): Point
}

/** Half widths of the back over the seat, on a seat of 66 mm. */
const flanks: Readonly<Record<Cut, Pairs>> = {
  shoe: [
    [32.4, -3],
    [33.2, 2],
    [34.6, 9],
    [34.9, 17],
    [33.2, 28],
    [30, 39.6],
    [27, 48],
    [25.4, 52.6],
  ],
  loafer: [
    [32.4, -3],
    [33.2, 2],
    [34.5, 9],
    [34.6, 17],
    [32.8, 28],
    [30, 38],
    [27.6, 45],
    [26.4, 48.4],
  ],
  sneaker: [
    [33, -3],
    [33.8, 2],
    [35.4, 9],
    [35.8, 18],
    [34.8, 30],
    [32.6, 42],
    [30.6, 50],
    [29.6, 54.6],
  ],
  boot: [
    [32.4, -3],
    [33.2, 2],
    [34.8, 9],
    [35.2, 17],
    [34.4, 29],
    [32.4, 44],
    [30.9, 60],
    [30.8, 76],
    [32, 94],
    [34, 112],
    [35.6, 126],
    [36, 130],
  ],
  chelsea: [
    [32.4, -3],
    [33.2, 2],
    [34.8, 9],
    [35.1, 17],
    [34.2, 29],
    [32, 44],
    [30.4, 60],
    [30.3, 76],
    [31.4, 94],
    [33, 110],
    [34, 121.6],
  ],
}

/** How far topline and far rim stand over the seat at the middle, and how the topline falls to the sides. */
const rims: Readonly<Record<Cut, { back: number; far: Pairs }>> = {
  shoe: {
    back: 64,
    far: [
      [24.6, 55.4],
      [22.2, 61],
      [17.6, 68.4],
      [10.6, 74.4],
      [0, 76.4],
    ],
  },
  loafer: {
    back: 60,
    far: [
      [25.6, 51],
      [23.4, 56],
      [20, 62],
      [12, 66.6],
      [0, 68],
    ],
  },
  sneaker: {
    back: 69,
    far: [
      [28.6, 58],
      [25.6, 65],
      [20, 73],
      [12, 79.6],
      [0, 82],
    ],
  },
  boot: {
    back: 133,
    far: [
      [34.6, 133.4],
      [28, 138],
      [18, 141],
      [9, 142],
      [0, 142.4],
    ],
  },
  chelsea: {
    back: 125,
    far: [
      [32.6, 125.6],
      [26, 129.6],
      [17, 132],
      [8, 132.8],
      [0, 133],
    ],
  },
}

export function rearShape({ last: name, pattern, making }: ShoeParams): RearShape {
  const last = lastMeasures[name]
  const cut = patternCut[pattern]
  const stack = soleStack(making.sole, last)
  const { seat } = stack
  const wide = last.seat / 66
  const high = last.women ? 0.93 : 1
  const place = (x: number, y: number): Point => point(x * wide, seat + y * high)
  const side = smooth(flanks[cut].map(([x, y]) => place(x, y)))
  const rim = rims[cut]
  const top = flanks[cut].at(-1) ?? [27, 52]
  const near = both(
    [[0, rim.back], [top[0] * 0.4, rim.back - 0.8], [top[0] * 0.72, rim.back - (rim.back - top[1]) * 0.36], top],
    place,
  )
  // The far rim starts behind the flank, so that both rims meet without a knob.
  const far = both([...rim.far.toReversed(), [top[0] - 0.6, top[1] - 3]], place)
  return {
    last,
    cut,
    stack,
    seat,
    near,
    far,
    back: [...side, ...near.toReversed().slice(1, -1), ...side.map(({ x, y }) => point(-x, y)).toReversed()],
    fore: foreLine(last, stack),
    half: (y) => acrossAt(side, y),
    place: (x, y) => place(x, y - 31.3),
  }
}

/** From the middle outwards, as one smooth line from the inner to the outer side. */
function both(half: Pairs, place: (x: number, y: number) => Point): Point[] {
  return smooth([...half.map(([x, y]) => place(-x, y)).toReversed(), ...half.slice(1).map(([x, y]) => place(x, y))])
}

/** The ball from behind: wider than the heel, and swung a little to the inner side. */
function foreLine({ ball, swing, women }: LastMeasures, stack: SoleStack): Point[] {
  const reach = ball / 2 - 4.6
  const tall = women ? 0.9 : 1
  const half: Pairs = [
    [0.985, -3],
    [1, 5],
    [0.985, 13],
    [0.93, 23],
    [0.82, 33],
    [0.66, 43],
    [0.44, 52],
    [0.2, 58],
  ]
  const at = (v: number, y: number): Point => point(v * reach - swing * 0.3, stack.ball + y * tall)
  return smooth([...half.map(([v, y]) => at(v, y)), ...half.map(([v, y]) => at(-v, y)).toReversed()])
}

function acrossAt(side: Line, y: number): number {
  const above = side.findIndex((here) => here.y >= y)
  const [a, b] = [side[Math.max(0, above - 1)], side[above < 0 ? side.length - 1 : above]]
  if (!a || !b) return 0
  return a.y === b.y ? b.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
}
