import type { SoleName } from '../params/shoe-params.ts'
import type { LastMeasures } from './last-measures.ts'

/** What lies between ground and upper: welt and sole under the ball, and all of it under the heel seat. */
export interface SoleStack {
  ball: number
  seat: number
  spring: number
  /** A heel block stands apart from the sole; wedge and cup have none. */
  block: boolean
  /** How far a wall reaches up over the line where upper and sole meet: only a cup holds the upper inside. */
  wall: number
}

export function soleStack(sole: SoleName, { heel, spring }: LastMeasures): SoleStack {
  switch (sole) {
    case 'leather':
      return { ball: 9, seat: heel + 8.8, spring, block: true, wall: 0 }
    case 'dainite':
      return { ball: 10, seat: heel + 9.6, spring, block: true, wall: 0 }
    case 'commando':
      return { ball: 15, seat: heel + 14, spring: spring - 1, block: true, wall: 0 }
    case 'crepe':
      return { ball: 16, seat: Math.max(26, heel + 5), spring: spring - 1, block: false, wall: 0 }
    case 'cup':
      return { ball: 13, seat: Math.min(24, Math.max(19, heel - 3.5)), spring: spring - 3, block: false, wall: 9.5 }
  }
}
