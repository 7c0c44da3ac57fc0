import type { Ramp } from '../params/colour.ts'
import type { Stop } from './paint.ts'
import { tone } from './tone.ts'

/** How a round body answers the light from the upper left. */
export type Finish = 'matte' | 'satin' | 'lacquer' | 'metal'

const samples = [-1, -0.94, -0.84, -0.7, -0.56, -0.48, -0.4, -0.32, -0.2, 0, 0.25, 0.5, 0.7, 0.84, 0.93, 1]

/** Stops across a standing cylinder, from its left edge to its right one. */
export function roundLight(ramp: Ramp, finish: Finish): Stop[] {
  const light = finish === 'metal' ? metal : (u: number) => body(u, finish)
  return samples.map((u) => ({ at: (1 + u) / 2, colour: tone(ramp, light(u)) }))
}

/** One window as a softbox, a dark edge, and the bright room behind at grazing angles: it keeps dark things from being holes. */
function body(u: number, finish: Exclude<Finish, 'metal'>): number {
  const facing = Math.sqrt(Math.max(0, 1 - u * u))
  const key = Math.max(0, -0.46 * u + 0.8 * facing)
  const shine = { matte: 0, satin: 0.2, lacquer: 0.46 }[finish]
  const window = shine * bell(u + 0.44, finish === 'lacquer' ? 0.1 : 0.2)
  const rim = { matte: 0.05, satin: 0.14, lacquer: 0.26 }[finish] * bell(u - 0.9, 0.09)
  return 0.13 + 0.46 * key + window + rim - 0.1 * Math.abs(u) ** 7
}

/** Metal mirrors the room: window, wall, dark corner, wall. */
function metal(u: number): number {
  return (
    0.36 +
    0.62 * bell(u + 0.42, 0.16) +
    0.2 * bell(u + 0.86, 0.08) -
    0.2 * bell(u + 0.68, 0.08) -
    0.22 * bell(u - 0.34, 0.3) +
    0.3 * bell(u - 0.8, 0.1) -
    0.24 * Math.abs(u) ** 9
  )
}

function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}
