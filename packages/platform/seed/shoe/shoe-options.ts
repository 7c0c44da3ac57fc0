import type { ConfigurableOption } from '@welt/contract/entity/product.ts'
import { attributeIds } from '../attribute/attribute-ids.ts'
import { attributeLabels } from '../attribute/attribute-labels.ts'
import { colours } from '../attribute/colours.ts'
import { type Size, sizes } from '../attribute/sizes.ts'
import { widths } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import type { View } from '../view.ts'
import { widthsOf } from './ranges.ts'
import { shoeGallery } from './shoe-gallery.ts'
import { shoeImage } from './shoe-picture.ts'
import type { Variant } from './variants.ts'

type ConfigurableCode = 'hf_color' | 'hf_shoe_size' | 'hf_shoe_width'

/** The three questions before a pair can be bought. A colour brings its own pictures. */
export function shoeOptions(model: Model, variants: readonly Variant[], view: View): ConfigurableOption[] {
  const { language } = view
  const made = sizes.filter((size) => variants.some((variant) => variant.size.id === size.id))
  const option = (code: ConfigurableCode, position: number, values: ConfigurableOption['values']) => ({
    id: (1000 + model.number) * 10 + position,
    attribute_id: String(attributeIds[code]),
    attribute_code: code,
    label: attributeLabels[code][language],
    position,
    values,
  })
  return [
    option(
      'hf_color',
      0,
      model.colours.map((colour) => ({
        value_index: colours[colour].id,
        label: colours[colour].label[language],
        value_data: {
          swatch: colours[colour].swatch,
          image: shoeImage(model, colour),
          media_gallery: shoeGallery(model, colour, view),
        },
      })),
    ),
    option(
      'hf_shoe_size',
      1,
      made.map((size) => ({ value_index: size.id, label: size.eu, value_data: scaleOf(size, model) })),
    ),
    option(
      'hf_shoe_width',
      2,
      widthsOf(model.range).map((width) => ({
        value_index: widths[width].id,
        label: widths[width].label[language],
      })),
    ),
  ]
}

/** US sizes count men and women apart; the model knows whom it is for. */
function scaleOf({ uk, us, usWomen, cm }: Size, { wearer }: Model) {
  return { uk, us: wearer === 'women' ? usWomen : us, cm }
}
