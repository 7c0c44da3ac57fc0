import type { LastMeasures, ToeForm } from '../last/last-measures.ts'
import { clampedSpline } from './clamped-spline.ts'

/** +1 is the outer side of the foot, −1 the inner. */
export type Side = 1 | -1

/**
 * How a toe narrows from ball to tip: a small `taper` leaves the ball at once, a large `blunt` ends broad. One family of
 * superellipses gives all forms; `reach` is its length as a share of the sole.
 */
const toes: Readonly<Record<ToeForm, { taper: number; blunt: number; reach: number }>> = {
  almond: { taper: 1.7, blunt: 2.16, reach: 0.365 },
  round: { taper: 2.02, blunt: 2.25, reach: 0.33 },
  chisel: { taper: 1.36, blunt: 2.75, reach: 0.375 },
  square: { taper: 1.84, blunt: 2.8, reach: 0.35 },
}

/** Keeps the bend at the ball finite; without it a taper below 2 starts with a corner. */
const ease = 0.34

/** Where the edge of the sole runs, in millimetres from the long axis: `y` counts from the back of the heel to the toe. */
export function soleEdge(last: LastMeasures, side: Side): (y: number) => number {
  const { length, ball, waist, seat, swing, toeHeight } = last
  const scale = length / 307
  const { taper, blunt, reach } = toes[last.toe]
  const full = taper + (last.toe === 'round' ? toeHeight * 0.035 : 0)
  // The little toe ends before the great one: the outer joint lies further back and its curve is longer.
  const joint = length * (1 - reach) + (side === 1 ? -13 : 4) * scale
  const seatEnd = 37 * scale
  const half = { seat: seat / 2, waist: waist / 2 + (side === 1 ? 4 : -3.2) * scale, ball: ball / 2 + side }
  const flank = clampedSpline([seatEnd, (side === 1 ? 108 : 122) * scale, joint], [half.seat, half.waist, half.ball])
  const taperAt = (share: number): number =>
    ((share * share + ease * ease) ** (full / 2) - ease ** full) / ((1 + ease * ease) ** (full / 2) - ease ** full)
  return (y) => {
    if (y <= 0) return 0
    if (y < seatEnd) return side * half.seat * (1 - ((seatEnd - y) / seatEnd) ** 2.15) ** (1 / 2.15)
    if (y <= joint) return side * flank(y)
    const share = Math.min(1, (y - joint) / (length - joint))
    return side * half.ball * Math.max(0, 1 - taperAt(share)) ** (1 / blunt) - swing * share ** 1.6
  }
}
