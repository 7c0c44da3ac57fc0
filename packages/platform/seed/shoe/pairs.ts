import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { EuSize } from '../attribute/sizes.ts'
import type { Width } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'

interface Place {
  sku: string
  colour: ColourName
  eu: EuSize
  width: Width
}

/** The shelf of the first model in its first colour: free, last pairs, sold out and not made (-) side by side. */
const showcaseSizes = '40 40½ 41 41½ 42 42½ 43 43½ 44 45 46'.split(' ')
const showcase: Readonly<Record<Width, string>> = {
  F: '- - 6 8 2 7 0 3 5 - -',
  G: '5 0 9 12 14 3 10 2 0 6 1',
  H: '- - - 4 7 2 0 5 6 3 0',
}

/** Pairs of the card's colour in 42½ G (38 G for women), where a page is meant to show just that. */
const commonPairs: Readonly<Record<string, number>> = { GRAZ: 2, LEMBERG: 1, PRESSBURG: 3, LINZ: 0, KLAUSENBURG: 2 }

/** The model of which nothing is left. */
const soldOutModel = 'PILSEN'

/** How many pairs are on the shelf. Made up, but always the same: the sku decides. */
export function pairsOf(model: Model, { sku, colour, eu, width }: Place): number {
  if (model.sku === soldOutModel || colour === model.soldOutColour) return 0
  const isFirstColour = colour === model.colours[0]
  if (model.number === 1 && isFirstColour) {
    const place = showcaseSizes.indexOf(eu)
    if (place >= 0) return Number(showcase[width].split(' ')[place])
  }
  const commonSize: EuSize = model.wearer === 'women' ? '38' : '42½'
  if (isFirstColour && width === 'G' && eu === commonSize) return commonPairs[model.sku] ?? shelf(sku)
  return shelf(sku)
}

function shelf(sku: string): number {
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
