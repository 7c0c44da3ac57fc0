import type { Look } from '../leather/look.ts'
import { hexOf, mixed } from '../leather/rgb.ts'
import type { ShoeParams } from '../params/shoe-params.ts'

/** How a lace looks wherever it lies; width in millimetres. */
export interface LaceLook {
  readonly body: string
  readonly edge: string
  readonly light: string
  readonly tip: string
  readonly width: number
  readonly flat: boolean
}

export function laceLook(look: Look, { trim, pattern }: Pick<ShoeParams, 'trim' | 'pattern'>): LaceLook {
  const sneaker = pattern === 'sneaker'
  const flat = trim.lace === 'flat' || (sneaker && trim.lace === 'contrast')
  const width = sneaker ? (flat ? 5 : 3) : flat ? 3.4 : pattern === 'lace-boot' ? 2.7 : 2.4
  if (sneaker && trim.lace === 'flat') {
    return { body: '#ece5d6', edge: '#8c7f69', light: '#fffdf6', tip: '#f6f0e3', width, flat }
  }
  return {
    body: look.lace,
    edge: mixed(look.lace, '#080403', 0.68),
    light: mixed(look.lace, '#fff1dc', 0.55),
    tip: trim.lace === 'contrast' ? '#8a6a38' : hexOf(look.ramp[0]),
    width,
    flat,
  }
}
