import { heightAt } from '../line/cross.ts'
import { type Line, nth, type Point, point, points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { LastName, SoleName } from '../params/shoe-params.ts'
import type { Cut } from './cut.ts'
import { type LastMeasures, lastMeasures } from './last-measures.ts'
import { backPoints, ridgePoints, toplinePoints } from './profile-points.ts'
import { type SoleStack, soleStack } from './sole-stack.ts'

/** The outer side shows the little toe, the inner one the arch. */
export type Side = 'outer' | 'inner'

/** The shoe from one side in millimetres: y up, ground at 0, back of the heel at x = 0, toe to the right. */
export interface SideProfile {
  readonly side: Side
  readonly last: LastMeasures
  readonly cut: Cut
  readonly stack: SoleStack
  readonly length: number
  /** Where the upper meets the welt, heel to toe. */
  readonly feather: Line
  /** Underside of the outsole without its heel block, heel to toe; touches the ground under the ball. */
  readonly under: Line
  /** Back of the upper, from the seat up. */
  readonly back: Line
  /** Opening of the upper, from the back to the top of the facing (or of the tongue). */
  readonly topline: Line
  /** Ridge of the upper, from the end of the topline over vamp and toe down to the welt. */
  readonly ridge: Line
  /** The upper as one closed line, reaching 2.2 mm under the welt. */
  readonly outline: Line
  /**
   * Last coordinates: takes a place drawn on last 71 with a leather sole and answers the same place on this last, so
   * that patterns are drawn once and follow every last.
   */
  place: (x: number, y: number) => Point
}

export function sideProfile(name: LastName, cut: Cut, sole: SoleName, side: Side = 'outer'): SideProfile {
  return buildProfile(lastMeasures[name], cut, soleStack(sole, lastMeasures[name]), side)
}

/** Heights of the feather line on last 71: pitch of the heel and spring of the toe, as shares. */
const pitch = points([
  [0, 1],
  [0.06, 0.99],
  [0.15, 0.955],
  [0.235, 0.88],
  [0.325, 0.73],
  [0.42, 0.485],
  [0.51, 0.225],
  [0.58, 0.065],
  [0.64, 0],
])
const lift = points([
  [0.68, 0],
  [0.73, 0.03],
  [0.8, 0.14],
  [0.88, 0.385],
  [0.945, 0.68],
  [1, 1],
])
const pitchLine = smooth(pitch)
const liftLine = smooth(lift)

function buildProfile(last: LastMeasures, cut: Cut, stack: SoleStack, side: Side): SideProfile {
  const { length } = last
  const featherAt = (x: number): number =>
    stack.ball +
    (stack.seat - stack.ball) * heightAt(pitchLine, x / length) +
    stack.spring * heightAt(liftLine, x / length) +
    (side === 'inner' && stack.block ? archAt(x / length) : 0)
  const along = Array.from({ length: 78 }, (_, index) => (index / 77) * length)
  const feather = along.map((x) => point(x, featherAt(x)))
  const under = along.map((x) => point(x, featherAt(x) - stack.ball))
  // Heights are drawn over the feather line of last 71 and carried over, so that heel and sole lift the whole foot.
  const carry = ([x, y]: readonly [number, number], scale: number): Point => {
    const at = (x * length) / reference.length
    return point(at, featherAt(at) + (y - referenceFeather(x)) * scale)
  }
  const height = last.women ? 0.93 : 1
  const ridge = smooth(ridgePoints(last, cut).map((pair) => carry(pair, height)))
  const ankle = side === 'inner' && !(cut === 'boot' || cut === 'chelsea') ? 2.6 : 0
  const opening = toplinePoints(last, cut).map(([x, y]) => carry([x, y + ankle * swell((x - 20) / 90)], height))
  const topline = smooth([...opening, nth(ridge, 0)])
  const back = smooth([...backPoints(last, cut).map((pair) => carry(pair, height)), nth(topline, 0)])
  const tip = nth(ridge, -1)
  const foot = feather
    .filter(({ x }) => x > nth(back, 0).x && x < tip.x)
    .map(({ x, y }) => point(x, y - 2.2))
    .toReversed()
  return {
    side,
    last,
    cut,
    stack,
    length,
    feather,
    under,
    back,
    topline,
    ridge,
    outline: [...back, ...topline.slice(1), ...ridge.slice(1), point(tip.x, tip.y - 2.2), ...foot],
    place: placer(cut, length, featherAt, ridge, topline),
  }
}

const reference = lastMeasures['71']
const referenceStack = soleStack('leather', reference)
const referenceFeather = (x: number): number =>
  referenceStack.ball +
  (referenceStack.seat - referenceStack.ball) * heightAt(pitchLine, x / reference.length) +
  referenceStack.spring * heightAt(liftLine, x / reference.length)

/** Nothing at both ends of a way, all in its middle. */
const swell = (way: number): number => (way <= 0 || way >= 1 ? 0 : Math.sin(Math.PI * way) ** 1.2)

/** Under the arch the sole stands higher than on the outer side, and the inner ankle sits higher than the outer one. */
function archAt(u: number): number {
  const way = Math.min(1, Math.max(0, (u - 0.24) / 0.34))
  return 2.6 * Math.sin(Math.PI * way) ** 2
}

function placer(cut: Cut, length: number, featherAt: (x: number) => number, ridge: Line, topline: Line) {
  const here = crown(topline, ridge)
  const girth = (x: number): number => heightAt(here, x) - featherAt(x)
  const own = crown(smooth(points(toplinePoints(reference, cut))), smooth(points(ridgePoints(reference, cut))))
  return (x: number, y: number): Point => {
    const at = (x * length) / reference.length
    const girthThere = heightAt(own, x) - referenceFeather(x)
    const share = girthThere > 4 ? girth(at) / girthThere : 1
    return point(at, featherAt(at) + (y - referenceFeather(x)) * share)
  }
}

/** The highest line of the last: straight from the back over the opening to the facing, then the ridge. */
function crown(topline: Line, ridge: Line): Line {
  const top = nth(topline, 0)
  return [top, ...ridge.filter(({ x }, index) => x > top.x && index > 0)].sort((a, b) => a.x - b.x)
}
