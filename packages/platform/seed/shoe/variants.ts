import type { ColourName } from '@welt/illustration/params/colour.ts'
import { colours } from '../attribute/colours.ts'
import type { Size } from '../attribute/sizes.ts'
import { type Width, widthNames } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import { pairsOf } from './pairs.ts'
import { sizesOf } from './ranges.ts'

export interface Variant {
  id: number
  sku: string
  colour: ColourName
  size: Size
  width: Width
  qty: number
  backorders: 0 | 1
  isInStock: boolean
}

/** Every pair that is made, by colour, size and width. The number of a variant follows from its place, so it is stable. */
export function variantsOf(model: Model): Variant[] {
  const variants: Variant[] = []
  for (const [colourPlace, colour] of model.colours.entries()) {
    for (const [widthPlace, width] of widthNames.entries()) {
      for (const size of offeredSizes(model, width)) {
        const sku = `${model.sku}-${colours[colour].skuPart}-${size.skuPart}-${width}`
        const qty = pairsOf(model, { sku, colour, eu: size.eu, width })
        variants.push({
          id: 100_000 + model.number * 1000 + colourPlace * 100 + size.slot * 4 + widthPlace,
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

/** A catalogue that was enlarged for measuring makes its models in fewer sizes, around the common ones. */
function offeredSizes({ range, fewSizes }: Model, width: Width): readonly Size[] {
  const sizes = sizesOf(range, width)
  if (fewSizes === undefined) return sizes
  if (width !== 'G') return []
  const first = Math.max(0, Math.floor((sizes.length - fewSizes) / 2))
  return sizes.slice(first, first + fewSizes)
}
