import type { SideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { type Line, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'

/** Everything under the upper as lines in millimetres, before it is drawn. */
export interface BottomLines {
  /** Closed band all round the upper; a cup has none. */
  readonly welt: Line | undefined
  /** Thickness of the welt at any place. */
  readonly weltHeight: number
  /** Closed outline of the sole, without its heel. */
  readonly sole: Line
  /** Closed outline of the heel block or wedge. */
  readonly heel: Line | undefined
  /** The breast of the heel, where it meets the sole. */
  readonly breast: number
}

/** What a strip between two heights of the bottom is, heel to toe; ends are rounded as a rasp leaves them. */
interface Strip {
  readonly top: Line
  readonly under: Line
}

const weltHeight = 3.4

export function bottomLines(profile: SideProfile): BottomLines {
  const { feather, under, length, stack } = profile
  const breast = breastOf(profile)
  if (stack.wall > 0) {
    return { welt: undefined, weltHeight: 0, sole: cupOutline(profile), heel: undefined, breast }
  }
  const welt = ring(
    { top: lowered(feather, -0.7), under: lowered(feather, weltHeight) },
    { from: -0.4, to: length, nose: 1.3 },
  )
  const sole = ring(
    { top: lowered(feather, weltHeight - 0.3), under },
    { from: 0, to: length - 0.4, nose: Math.min(2.4, (stack.ball - weltHeight) * 0.34) },
  )
  return { welt, weltHeight, sole, heel: stack.block ? blockOutline(profile) : wedgeOutline(profile), breast }
}

/** Length of the heel at its top: 72 mm on the men's last of 307, shorter under a high heel. */
function breastOf({ length, last }: SideProfile): number {
  return length * (last.heel > 30 ? 0.2 : 0.2345)
}

/** A line moved straight down: layers of a sole keep their height along the vertical. */
export const lowered = (line: Line, by: number): Point[] => line.map(({ x, y }) => point(x, y - by))

/** The line that light and shade of welt and sole follow: all of them lie straight under it. */
export const spine = ({ feather, length }: SideProfile): Point[] => between(feather, 2, length - 2)

/** The underside as it is where profile is cut into it: whole over the heel, raised in front of its breast. */
export const raisedBefore = (line: Line, breast: number, by: number): Point[] =>
  line.map(({ x, y }) => point(x, y + by * Math.min(1, Math.max(0, (x - breast + 2) / 8))))

/** The part of a line that runs left to right, between two places. */
export function between(line: Line, from: number, to: number): Point[] {
  const inside = line.filter(({ x }) => x > from + 0.05 && x < to - 0.05)
  return [point(from, heightAt(line, from)), ...inside, point(to, heightAt(line, to))]
}

/** A strip as a closed outline with a rounded nose at toe and heel. */
export function ring({ top, under }: Strip, { from, to, nose }: { from: number; to: number; nose: number }): Point[] {
  const above = between(top, from + nose * 0.5, to - nose * 0.9)
  const below = between(under, from + nose * 0.7, to - nose * 1.6).toReversed()
  const toe = bezier(
    nth(above, -1),
    point(to, nth(above, -1).y + 0.2),
    point(to, nth(below, 0).y + 0.3),
    nth(below, 0),
    8,
  )
  const back = bezier(nth(below, -1), point(from, nth(below, -1).y), point(from, nth(above, 0).y), nth(above, 0), 8)
  return [...above, ...toe.slice(1, -1), ...below, ...back.slice(1, -1)]
}

/** Back slanted in by 4, breast hollow by 3, standing flat on the ground. */
function blockOutline(profile: SideProfile): Point[] {
  const { under, last } = profile
  const top = breastOf(profile)
  const high = last.heel > 30
  const [slant, taper, hollow] = high ? [5.5, 7.5, 2] : [3.6, 3.8, 1.6]
  const seat = between(lowered(under, -0.6), 0.8, top)
  const [start, end] = [nth(seat, 0), nth(seat, -1)]
  const breast = bezier(
    end,
    point(end.x - hollow - taper * 0.3, end.y * 0.68),
    point(end.x - taper - hollow, end.y * 0.36),
    point(end.x - taper, 0),
    12,
  )
  const back = bezier(
    point(slant + 0.5, 0),
    point(slant - 1, start.y * 0.3),
    point(start.x + slant * 0.2, start.y * 0.75),
    start,
    12,
  )
  return [...seat, ...breast.slice(1), ...back.slice(0, -1)]
}

/** A crepe sole has no block: a low piece runs out under the waist. */
function wedgeOutline({ under, length }: SideProfile): Point[] {
  const seat = between(lowered(under, -1.2), 0.8, length * 0.44)
  const run = bezier(
    nth(seat, -1),
    point(length * 0.36, nth(seat, -1).y - 2.4),
    point(length * 0.3, 0),
    point(length * 0.255, 0),
    14,
  )
  const back = bezier(point(2.2, 0), point(0.6, 0.6), point(0.4, nth(seat, 0).y * 0.6), nth(seat, 0), 8)
  return [...seat, ...run.slice(1), ...back.slice(0, -1)]
}

/** The wall of a cup stands flat to the ball and rises with the toe. */
function cupOutline({ feather, under, length, stack }: SideProfile): Point[] {
  const top = between(lowered(feather, -stack.wall), 2.4, length - 7)
  const ball = length * 0.66
  const thick = stack.ball + stack.wall
  const ground = under.filter(({ x }) => x > ball && x < length - 6)
  const tip = nth(top, -1)
  const toe = bezier(
    tip,
    point(length - 0.6, tip.y + 0.2),
    point(length + 2.6, tip.y - thick * 0.74),
    nth(ground, -1),
    18,
  )
  const back = bezier(point(5, 0), point(-0.4, 1.5), point(-2.2, 14), nth(top, 0), 16)
  return [...top, ...toe.slice(1), ...ground.slice(0, -1).toReversed(), point(ball, 0), ...back.slice(0, -1)]
}
