import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { ShoeParams, ShoeView } from '@welt/illustration/params/shoe-params.ts'
import { writeShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import type { Model } from '../collection/model.ts'

/** Everything that the drawing of a model in one colour follows from. */
export function shoeParams(model: Omit<Model, 'text'>, colour: ColourName): ShoeParams {
  return {
    last: model.last,
    pattern: model.pattern,
    making: { welt: model.welt, sole: model.sole, seam: model.seam },
    finish: { leather: model.leather, colour, patina: model.patina },
    trim: { metal: model.metal, lace: model.lace },
    seed: model.number,
  }
}

export function shoePicturePath(params: ShoeParams, view: ShoeView = 'side'): string {
  return `/shoe/${writeShoeSpec(params)}/${view}.svg`
}

export function shoeImage(model: Model, colour: ColourName, view: ShoeView = 'side'): string {
  return shoePicturePath(shoeParams(model, colour), view)
}
