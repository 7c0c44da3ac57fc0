import { type LastMeasures, lastMeasures } from '../last/last-measures.ts'
import { distance, type Line, nth, type Point, point } from '../line/point.ts'
import { resample } from '../line/walk.ts'
import { isSewnRound } from '../params/is-sewn-round.ts'
import type { LastName, SoleName, WeltName } from '../params/shoe-params.ts'
import { type Side, soleEdge } from './sole-edge.ts'

/** The right foot from above in millimetres: y from the back of the heel (0) to the toe, x to the outer side. */
export interface FootPlan {
  readonly last: LastMeasures
  readonly length: number
  /** Edge of the sole: from the back of the heel along the outer side over the toe and back along the inner side. */
  readonly sole: Line
  /** The upper where it is widest, in the same order. */
  readonly upper: Line
  /** Where the upper's edge lies on one side. */
  edge(y: number, side: Side): number
  /** Middle of the upper. */
  centre(y: number): number
  /**
   * Last coordinates: `v` from −1 (inner edge) to 1 (outer edge), `y` as drawn on a sole of 307 mm, so that patterns
   * are drawn once and follow every last.
   */
  place(v: number, y: number): Point
  /** A place beside the middle, both as drawn on a sole of 307 mm with a seat of 66 mm. */
  beside(x: number, y: number): Point
  /** What of 307 mm this last is long. */
  readonly scale: number
}

export function footPlan(name: LastName, making: { welt: WeltName; sole: SoleName }): FootPlan {
  const last = lastMeasures[name]
  const { length } = last
  const scale = length / 307
  const sole = soleLine(last)
  const rim = rimOf(making)
  const upper = soften(
    inset(sole, (y, side) => rim(y / scale, side)),
    2,
  )
  const outer = flank(upper, 1)
  const inner = flank(upper, -1)
  const edge = (y: number, side: Side): number => acrossAt(side === 1 ? outer : inner, y)
  const centre = (y: number): number => (edge(y, 1) + edge(y, -1)) / 2
  return {
    last,
    length,
    sole,
    upper,
    edge,
    centre,
    scale,
    place: (v, y) => {
      const at = y * scale
      const [near, far] = [edge(at, -1), edge(at, 1)]
      return point(near + ((far - near) * (v + 1)) / 2, at)
    },
    beside: (x, y) => point(centre(y * scale) + (x * last.seat) / 66, y * scale),
  }
}

function soleLine(last: LastMeasures): Point[] {
  const [outer, inner] = [soleEdge(last, 1), soleEdge(last, -1)]
  const steps = Array.from({ length: 181 }, (_, index) => (last.length / 2) * (1 - Math.cos((index / 180) * Math.PI)))
  const line = [...steps.map((y) => point(outer(y), y)), ...steps.toReversed().map((y) => point(inner(y), y))]
  return soften(resample(line, 1.6), 4)
}

/** How much of welt or sole stands out beside the upper; at the waist the upper overhangs it. */
function rimOf({ welt, sole }: { welt: WeltName; sole: SoleName }): (y: number, side: Side) => number {
  if (sole === 'cup') return (y) => 4.4 - 1.4 * bell(y, 118, 44)
  const round = isSewnRound(welt)
  // A sole that is sewn through is cut close to the upper.
  if (welt === 'none') return () => 1.2
  const fore = welt === 'storm' ? 6.2 : sole === 'commando' || sole === 'crepe' ? 5.8 : 5
  const seat = round ? fore - 1.2 : 0.9
  const waist = (side: Side): number => (round ? 1.6 : side === 1 ? -2.2 : -4)
  return (y, side) => {
    const rise = ramp(y, 104, 178)
    const fall = 1 - ramp(y, 34, 92)
    return fore * rise + seat * fall + waist(side) * (1 - rise) * (1 - fall)
  }
}

const bell = (y: number, at: number, reach: number): number => Math.exp(-(((y - at) / reach) ** 2))

function ramp(y: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (y - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Every point moved inwards along the true normal, by an amount that may change along the foot. */
function inset(line: Line, by: (y: number, side: Side) => number): Point[] {
  const count = line.length
  return line.map((here, index) => {
    const before = nth(line, (index - 1 + count) % count)
    const after = nth(line, (index + 1) % count)
    const reach = distance(before, after) || 1
    const depth = by(here.y, index < count / 2 ? 1 : -1)
    return point(here.x - ((after.y - before.y) / reach) * depth, here.y + ((after.x - before.x) / reach) * depth)
  })
}

/** Evens out a closed line without moving it as a whole. */
function soften(line: Line, rounds: number): Point[] {
  let soft = [...line]
  for (let round = 0; round < rounds; round++) {
    const [from, count] = [soft, soft.length]
    soft = from.map((here, index) => {
      const [before, after] = [nth(from, (index - 1 + count) % count), nth(from, (index + 1) % count)]
      return point((before.x + 2 * here.x + after.x) / 4, (before.y + 2 * here.y + after.y) / 4)
    })
  }
  return soft
}

/** One side of a closed outline, heel to toe. */
function flank(outline: Line, side: Side): Line {
  const tip = outline.reduce((top, here, index) => (here.y > nth(outline, top).y ? index : top), 0)
  const back = outline.reduce((low, here, index) => (here.y < nth(outline, low).y ? index : low), 0)
  const from = (start: number, end: number): Line =>
    start <= end ? outline.slice(start, end + 1) : [...outline.slice(start), ...outline.slice(0, end + 1)]
  return side === 1 ? from(back, tip) : [...from(tip, back)].toReversed()
}

function acrossAt(line: Line, y: number): number {
  let [low, high] = [0, line.length - 1]
  if (y <= nth(line, 0).y) return nth(line, 0).x
  if (y >= nth(line, high).y) return nth(line, high).x
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (nth(line, middle).y <= y) low = middle
    else high = middle
  }
  const [a, b] = [nth(line, low), nth(line, high)]
  return a.y === b.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
}
