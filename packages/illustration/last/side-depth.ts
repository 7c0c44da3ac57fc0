import { heightAt } from '../line/cross.ts'
import { type Line, nth } from '../line/point.ts'
import type { LastMeasures } from './last-measures.ts'
import { shaftDepth } from './shaft-depth.ts'
import type { SideProfile } from './side-profile.ts'

/**
 * How far the shoe reaches towards the eye over a place of its side, in millimetres: half the width of the last, times a
 * section that tucks in at the welt and rounds over to the ridge.
 */
export function sideDepth(profile: SideProfile): (x: number, y: number) => number {
  const { feather, length, last, cut, ridge, back, topline } = profile
  const backByHeight = back.map(({ x, y }) => ({ x: y, y: x })).sort((a, b) => a.x - b.x)
  const tip = nth(ridge, -1).x + 0.8
  const open = nth(topline, -1)
  const top = [...ridge].sort((a, b) => a.x - b.x)
  const shaft = cut === 'boot' || cut === 'chelsea'
  const tube = shaft ? shaftDepth(profile) : undefined
  const blunt = { almond: 2, round: 2.15, chisel: 2.3, square: 2.6 }[last.toe]
  const widths = halfWidths(last)
  const hollow = profile.side === 'inner' ? archHollow : () => 0
  const sectionAt = (x: number) => ({
    foot: heightAt(feather, x),
    // Over the opening there is no ridge: the walls go on towards the ankle, and fold over only in front of it.
    crown: x > open.x ? heightAt(top, x) + 0.6 : open.y + (open.x - x) * (shaft ? 2 : 0.34) + (shaft ? 60 : 5),
    toeEnd: end((tip - x) / (length * 0.22), blunt),
    width: heightAt(widths, x),
  })
  // Samples come column by column: what follows from x alone is kept for the next height.
  let known = { x: Number.NaN, section: sectionAt(0) }
  return (x, y) => {
    if (x !== known.x) known = { x, section: sectionAt(x) }
    const { foot, crown, toeEnd, width } = known.section
    const share = Math.max(0, (y - foot) / Math.max(6, crown - foot))
    const from = heightAt(backByHeight, y) - 0.6
    const heelEnd = end((x - from) / (length * 0.155), 2.05)
    const wall = section(share) - hollow(x / length, share)
    const outside = Math.min(0, heelEnd) + Math.min(0, toeEnd) + Math.min(0, wall)
    const round = outside < 0 ? outside : heelEnd * toeEnd * wall
    if (!tube) return width * round
    const { share: part, depth } = tube(x, y, foot)
    return width * (round * (1 - part) + depth * part)
  }
}

/** From the inner side the waist is drawn in under the arch. */
function archHollow(u: number, share: number): number {
  if (share >= 0.5 || u < 0.24 || u > 0.62) return 0
  return 0.2 * Math.sin((Math.PI * (u - 0.24)) / 0.38) ** 2 * (1 - share / 0.5) ** 2
}

/** A superellipse's rise from nothing at an end to full width; it goes on falling outside, where smoothing looks too. */
function end(way: number, exponent: number): number {
  if (way >= 1) return 1
  if (way <= 0) return way * 5
  return (1 - (1 - way) ** exponent) ** (1 / exponent)
}

function section(share: number): number {
  const widest = 0.24
  if (share < widest) return 1 - 0.16 * ((widest - share) / widest) ** 2
  if (share >= 1) return (1 - share) * 5
  return (1 - ((share - widest) / (1 - widest)) ** 2.1) ** (1 / 1.9)
}

/** Half the width of the last along its length: heel, waist, ball, with soft passages between them. */
function halfWidths({ length, ball, waist, seat }: LastMeasures): Line {
  const knots = [
    [0.2, seat / 2],
    [0.45, (waist + seat) / 4],
    [0.68, ball / 2],
  ] as const
  return Array.from({ length: 65 }, (_, index) => {
    const u = index / 64
    const width = knots.slice(1).reduce((sum, [to, y], at) => {
      const [from, before] = knots[at] ?? [0, y]
      const t = Math.min(1, Math.max(0, (u - from) / (to - from)))
      return sum + (y - before) * t * t * (3 - 2 * t)
    }, seat / 2)
    return { x: u * length, y: width }
  })
}
