import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { PatternName } from '@welt/illustration/params/shoe-params.ts'
import type { Model } from '../collection/model.ts'
import { models } from '../collection/models.ts'
import { shoeImage } from '../shoe/shoe-picture.ts'

/** A model of the collection as the picture of a category. */
export function pictureOf(sku: string, colour?: ColourName): string {
  return picture(
    models.find((model) => model.sku === sku),
    colour,
  )
}

/** The first model that is cut like this. */
export function pictureOfFirst(wearer: Model['wearer'], pattern: PatternName): string {
  return picture(models.find((model) => model.wearer === wearer && model.pattern === pattern))
}

function picture(model: Model | undefined, colour?: ColourName): string {
  if (!model) throw new RangeError('A category shows a model that the collection does not have.')
  return shoeImage(model, colour ?? model.colours[0])
}
