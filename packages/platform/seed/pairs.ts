import type { LeatherColour } from '../image/leather-colour.ts'
import type { Model } from './models.ts'
import { type EuSize, mensSizes } from './sizes.ts'
import { type Width, womensRange } from './widths.ts'

interface Place {
  sku: string
  colour: LeatherColour
  eu: EuSize
  width: Width
}

/** The shelf of the first model in its first colour: free, last pairs, sold out and not made (-) side by side. */
const showcase: Readonly<Record<Width, string>> = {
  F: '- - 6 8 2 7 0 3 5 - -',
  G: '5 0 9 12 14 3 10 2 0 6 1',
  H: '- - - 4 7 2 0 5 6 3 0',
}

/** How many pairs are on the shelf. Made up, but always the same: the sku decides. */
export function pairsOf(model: Model, { sku, colour, eu, width }: Place): number {
  if (colour === model.soldOutColour) return 0
  const isFirstColour = colour === model.colours[0]
  if (model.number === 1 && isFirstColour) {
    return Number(showcase[width].split(' ')[mensSizes.indexOf(eu)])
  }
  const commonSize: EuSize = model.range === womensRange ? '38' : '42½'
  if (isFirstColour && width === 'G' && eu === commonSize) return model.pairsInCommonSize
  const draw = hash(sku) % 100
  if (draw < 12) return 0
  if (draw < 32) return 1 + (draw % 3)
  return 4 + (draw % 11)
}

/** FNV-1a: spreads neighbouring skus well enough for a shelf. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193) >>> 0
  return value
}
