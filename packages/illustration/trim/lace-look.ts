import { board } from '../params/board.ts'
import { type ColourName, colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'

/** How a lace looks wherever it lies; sizes in board units. */
export interface LaceLook {
  readonly body: string
  readonly edge: string
  readonly light: string
  readonly tip: string
  readonly width: number
  readonly flat: boolean
}

/** Leathers that a light lace would cut in two get a red one, as shoemakers lace them. */
const darkLeathers: ReadonlySet<ColourName> = new Set(['black', 'navy', 'slate', 'forest', 'olive', 'walnut', 'mocha'])

export function laceLook({ finish, trim, pattern }: Pick<ShoeParams, 'finish' | 'trim' | 'pattern'>): LaceLook {
  const colour = colours[finish.colour]
  const flat = trim.lace === 'flat' || pattern === 'sneaker'
  const shape = { width: (flat ? (pattern === 'sneaker' ? 5.6 : 3.6) : 2.5) * board.unit, flat }
  if (pattern === 'sneaker' && trim.lace !== 'contrast') {
    return { body: '#e9e1d0', edge: '#8c7f69', light: '#fffdf6', tip: '#f6f0e3', ...shape }
  }
  if (trim.lace !== 'contrast') {
    return { body: colour.lace, edge: colour.ramp[0], light: colour.ramp[4], tip: colour.ramp[0], ...shape }
  }
  return darkLeathers.has(finish.colour)
    ? { body: '#7d262e', edge: '#2c0a0e', light: '#dd9a98', tip: '#b98f4d', ...shape }
    : { body: '#d8c39a', edge: '#5f4a2a', light: '#fdf3d8', tip: '#9a7a44', ...shape }
}
