import { between, bottomLines } from '../bottom/bottom-lines.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { type Line, nth, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'

/** A flat part of the bottom, lifted out of it: seen a little from above, in millimetres of the profile. */
export interface Layer {
  /** Upper edges towards the eye and away from it, heel to toe. */
  readonly near: Line
  readonly far: Line
  /** Lower edge towards the eye. */
  readonly under: Line
}

export interface LayerOptions {
  /** Ends along the length. */
  from: number
  to: number
  /** How far below its place in the shoe it hangs. */
  drop: number
  thick: number
  /** How much of its upper side is seen, as a share of the whole width. */
  share?: number
}

/** How wide the sole is along its length, from above; the ball is 1. */
const widths = smooth([
  point(0, 0.66),
  point(0.14, 0.66),
  point(0.4, 0.6),
  point(0.66, 1),
  point(0.8, 0.96),
  point(1, 0.9),
])

/** How many millimetres of an upper side 100 mm wide are seen. */
const tilt = 10

export function layer(profile: SideProfile, { from, to, drop, thick, share = 1 }: LayerOptions): Layer {
  const count = 48
  const along = Array.from({ length: count + 1 }, (_, index) => {
    // Denser at both ends, where the outline bends.
    const u = (1 - Math.cos((Math.PI * index) / count)) / 2
    return from + (to - from) * u
  })
  const height = (x: number) => heightAt(profile.feather, x) - drop
  const near = along.map((x) => point(x, height(x) - nose(x, from, to, 0.5)))
  const far = along.map((x) => point(x, height(x) + depth(profile, x, from, to) * share))
  const under = along.map((x) => point(x, height(x) - thick + nose(x, from, to, 0.35)))
  return { near, far, under }
}

/** Towards the ends the upper side closes like the plan of a sole. */
function depth({ length }: SideProfile, x: number, from: number, to: number): number {
  const end = (way: number) => (way >= 1 ? 1 : Math.sqrt(Math.max(0, 1 - (1 - way) ** 2)))
  return tilt * heightAt(widths, x / length) * end((x - from) / 34) * end((to - x) / 60)
}

/** Cut edges are eased. */
const nose = (x: number, from: number, to: number, by: number): number =>
  by * Math.max(0, 1 - Math.min(x - from, to - x) / 1.4)

export const topSide = ({ near, far }: Layer): Point[] => [...near, ...far.toReversed()]
export const edgeSide = ({ near, under }: Layer): Point[] => [...near, ...under.toReversed()]

export interface Lift {
  readonly near: Line
  readonly top: Line
  readonly edge: Line
}

/** The heel in slices from its seat down, moved apart; the first one carries the slope of the seat. */
export function heelLifts(profile: SideProfile, drops: readonly number[]): Lift[] {
  const { heel } = bottomLines(profile)
  if (!heel || drops.length === 0) return []
  const breast = heel.reduce((most, spot) => (spot.x > most.x ? spot : most))
  const seat = between(profile.under, 1, breast.x).map(({ x, y }) => point(x, y + 0.6))
  const slice = (breast.y - 0.4) / drops.length
  return drops.map((drop, index) => {
    const [high, low] = [breast.y - slice * index, Math.max(0, breast.y - slice * (index + 1))]
    const [upper, lower] = [spanAt(heel, high - 0.4), spanAt(heel, low + 0.3)]
    const top = index === 0 ? seat : [point(upper.left, high), point(upper.right, high)]
    const near = top.map(({ x, y }) => point(x, y - drop))
    return {
      near,
      edge: [...near, point(lower.right, low - drop), point(lower.left, low - drop)],
      top: [...near, ...backOf(near)],
    }
  })
}

/** The far side of a lift, from the breast to the round of the heel. */
function backOf(near: Line): Point[] {
  const [left, right] = [nth(near, 0).x, nth(near, -1).x]
  return Array.from({ length: 25 }, (_, step) => {
    const x = right + (left - right) * Math.sin((step / 24) * (Math.PI / 2))
    const end = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, (x - left) / 26)) ** 2))
    return point(x, heightAt(near, x) + tilt * 0.55 * end)
  })
}

function spanAt(outline: Line, y: number): { left: number; right: number } {
  const xs = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    return a.y <= y === b.y <= y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)]
  })
  return { left: Math.min(...xs), right: Math.max(...xs) }
}
