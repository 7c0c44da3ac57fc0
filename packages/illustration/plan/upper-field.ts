import type { SideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { nth } from '../line/point.ts'
import type { FootPlan } from './foot-plan.ts'

/** Height of the upper over its feather line at a place of the plan, in millimetres; 0 outside. */
export type Field = (x: number, y: number) => number

/**
 * The last from above: the ridge of the side profile, let down to both edges by a section curve. Around the toe the
 * section is round, over the instep it leans like a roof, around the heel it stands like a wall.
 */
export function upperField(plan: FootPlan, profile: SideProfile): Field {
  const front = nth(profile.ridge, 0).x
  const crest = (y: number): number =>
    (y < front ? heightAt(profile.topline, y) : heightAt(profile.ridge, y)) - heightAt(profile.feather, y)
  return (x, y) => {
    const [inner, outer] = [plan.edge(y, -1), plan.edge(y, 1)]
    if (x <= inner || x >= outer) return 0
    const at = y / plan.scale
    const [p, q] = section(at)
    const ridge = (inner + outer) / 2 + ridgeShift(at) * (outer - inner)
    const off = x < ridge ? (ridge - x) / (ridge - inner) : (x - ridge) / (outer - ridge)
    return Math.max(0, crest(y)) * (1 - off ** p) ** (1 / q)
  }
}

/** The instep's ridge runs on the side of the great toe. */
function ridgeShift(y: number): number {
  return -0.06 * Math.exp(-(((y - 190) / 62) ** 2))
}

function section(y: number): readonly [number, number] {
  const roof = Math.exp(-(((y - 150) / 44) ** 2))
  const wall = 1 / (1 + Math.exp((y - 86) / 10))
  // Towards the tip the section grows flat: narrowing to a ridge there would look like the bow of a ship.
  const tip = Math.max(0, (y - 246) / 56) ** 2
  return [2.3 - 0.45 * roof + 0.9 * wall + 3.4 * tip, 1.95 - 0.3 * roof + 0.4 * tip]
}
