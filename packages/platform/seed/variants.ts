import type { LeatherColour } from '../image/leather-colour.ts'
import { colours } from './colours.ts'
import type { Model } from './models.ts'
import { pairsOf } from './pairs.ts'
import { mensSizes, type Size, sizeOf, womensSizes } from './sizes.ts'
import { type Width, womensRange } from './widths.ts'

export interface Variant {
  id: number
  sku: string
  colour: LeatherColour
  size: Size
  width: Width
  qty: number
  backorders: 0 | 1
  isInStock: boolean
}

/** Every pair that is made, by colour, size and width. The number of a variant follows from its place, so it is stable. */
export function variantsOf(model: Model): Variant[] {
  const offered = model.range === womensRange ? womensSizes : mensSizes
  const variants: Variant[] = []
  for (const [colourPlace, colour] of model.colours.entries()) {
    for (const [widthPlace, width] of (['F', 'G', 'H'] as const).entries()) {
      const [from, to] = model.range[width]
      for (const eu of offered.slice(offered.indexOf(from), offered.indexOf(to) + 1)) {
        const size = sizeOf(eu)
        const sku = `${model.sku}-${colours[colour].skuPart}-${size.skuPart}-${width}`
        const qty = pairsOf(model, { sku, colour, eu, width })
        variants.push({
          id: 100_000 + model.number * 1000 + colourPlace * 100 + (size.id - 600) * 4 + widthPlace,
          sku,
          colour,
          size,
          width,
          qty,
          backorders: model.backorder ? 1 : 0,
          isInStock: qty > 0 || model.backorder === true,
        })
      }
    }
  }
  return variants
}
