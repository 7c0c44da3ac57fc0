import { heightAt } from '../line/cross.ts'
import { type Line, nth, type Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { LastName } from '../params/shoe-params.ts'
import { type LastMeasures, lastMeasures, type ToeForm } from './last-measures.ts'

/** How blunt the toe is from above: 2 is an ellipse. */
const bluntness: Readonly<Record<ToeForm, number>> = { almond: 1.95, round: 2.2, chisel: 2.5, square: 3 }
const toeLength: Readonly<Record<ToeForm, number>> = { almond: 0.33, round: 0.29, chisel: 0.34, square: 0.3 }

/**
 * The sole of a right shoe from above, as one closed line in millimetres: x from heel (0) to toe, y to the outer side.
 * `grow` moves the edge out, e.g. −4 for the feather line inside the welt.
 */
export function planOutline(name: LastName, grow = 0): Line {
  const last = lastMeasures[name]
  const along = Array.from({ length: 97 }, (_, index) => (1 - Math.cos((Math.PI * index) / 96)) / 2)
  const outer = along.map((u) => edge(last, u, 1, grow))
  const inner = along.map((u) => edge(last, u, -1, grow)).toReversed()
  return [...outer, ...inner.slice(1, -1)]
}

function edge(last: LastMeasures, u: number, side: 1 | -1, grow: number): Point {
  const x = -grow + u * (last.length + 2 * grow)
  return { x, y: axisAt(last, u) + side * (halfWidthAt(last, u, side) + grow * Math.min(1, capAt(last, u) * 1.2)) }
}

/** The middle line: straight to the joint, then swinging to the inner side. */
export function axisAt({ swing }: LastMeasures, u: number): number {
  const way = Math.max(0, (u - 0.45) / 0.55)
  return 3 - swing * way * way * (3 - 2 * way)
}

function capAt(last: LastMeasures, u: number): number {
  return end(u / 0.14, 2.1) * end((1 - u) / toeLength[last.toe], bluntness[last.toe])
}

const end = (way: number, exponent: number): number =>
  way >= 1 ? 1 : way <= 0 ? 0 : (1 - (1 - way) ** exponent) ** (1 / exponent)

/** Half the width from the middle line; the outer side is widest at the little toe, the inner at the ball. */
export function halfWidthAt(last: LastMeasures, u: number, side: 1 | -1): number {
  const { ball, waist, seat } = last
  const joint = side === 1 ? 0.63 : 0.71
  const knots = smooth([
    { x: 0, y: seat / 2 },
    { x: 0.14, y: seat / 2 },
    { x: 0.4, y: waist / 2 + side * 1.5 },
    { x: joint, y: ball / 2 },
    { x: joint + 0.12, y: ball / 2 - 1 },
    { x: 1, y: ball / 2 - 3 },
  ])
  return heightAt(knots, u) * capAt(last, u)
}

/** The widest place of an outline, for those who put measures beside it. */
export const widthOf = (outline: Line): number =>
  outline.reduce((most, { y }) => Math.max(most, y), nth(outline, 0).y) -
  outline.reduce((least, { y }) => Math.min(least, y), nth(outline, 0).y)
