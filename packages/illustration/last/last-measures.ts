import type { LastName } from '../params/shoe-params.ts'

export type ToeForm = 'almond' | 'round' | 'chisel' | 'square'

/** What the workshop measures on a last, in millimetres, about EU 42 and 38. */
export interface LastMeasures {
  /** Sole, heel to toe. */
  length: number
  toe: ToeForm
  /** Height of the toe box against the almond men's last. */
  toeHeight: number
  /** How much higher the instep stands. */
  instep: number
  /** Height of the heel block under a leather sole. */
  heel: number
  /** How far the toe stands off the ground. */
  spring: number
  /** How much the back leans in above the counter. */
  heelCurve: number
  /** Widths of the sole from above. */
  ball: number
  waist: number
  seat: number
  /** How far the toe swings to the inner side. */
  swing: number
  women: boolean
}

export const lastMeasures: Readonly<Record<LastName, LastMeasures>> = {
  '71': last('almond', { length: 307, ball: 99, waist: 60, seat: 66 }),
  '64': last('round', { length: 303, toeHeight: 3, instep: 1.5, ball: 103, waist: 63, seat: 68, swing: 8 }),
  '58': last('round', { length: 301, toeHeight: -1.5, instep: -2.5, spring: 9, ball: 100, waist: 60, seat: 66 }),
  '76': last('chisel', {
    length: 312,
    toeHeight: -1,
    instep: -0.5,
    spring: 11,
    ball: 98,
    waist: 58,
    seat: 65,
    swing: 6,
  }),
  '83': last('square', { length: 308, toeHeight: 1, ball: 101, waist: 61, seat: 67 }),
  '45': last('round', { length: 306, toeHeight: 5, instep: 4, spring: 10.5, ball: 104, waist: 65, seat: 69, swing: 8 }),
  '32': last('round', { length: 283, toeHeight: -1, instep: -3, heel: 21, ball: 92, waist: 55, seat: 60, women: true }),
  '37': last('almond', {
    length: 286,
    toeHeight: -3,
    instep: -4,
    heel: 23,
    ball: 90,
    waist: 53,
    seat: 59,
    women: true,
  }),
  '29': last('chisel', {
    length: 289,
    toeHeight: -4,
    instep: -6,
    heel: 35,
    spring: 9,
    heelCurve: 2,
    ball: 87,
    waist: 49,
    seat: 57,
    swing: 6,
    women: true,
  }),
}

type Needed = 'length' | 'ball' | 'waist' | 'seat'

function last(toe: ToeForm, given: Pick<LastMeasures, Needed> & Partial<LastMeasures>): LastMeasures {
  return { toe, toeHeight: 0, instep: 0, heel: 22.5, spring: 10, heelCurve: 0, swing: 7, women: false, ...given }
}
