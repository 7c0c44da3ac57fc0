import type { ConfigurableOption } from '@welt/contract/entity/product.ts'
import { leatherColours } from '../image/leather-colour.ts'
import { attributeIds } from './attribute-ids.ts'
import { attributeLabels } from './attribute-labels.ts'
import { colours } from './colours.ts'
import type { Model } from './models.ts'
import { shoeGallery, shoeImage } from './shoe-gallery.ts'
import { type Size, sizes } from './sizes.ts'
import type { Variant } from './variants.ts'
import type { View } from './view.ts'
import { type Width, widths, womensRange } from './widths.ts'

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
          swatch: leatherColours[colour],
          image: shoeImage(model, colour),
          media_gallery: shoeGallery(model, colour, language),
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
      (['F', 'G', 'H'] satisfies Width[]).map((width) => ({
        value_index: widths[width].id,
        label: widths[width].label[language],
      })),
    ),
  ]
}

/** US sizes count men and women apart; the model knows whom it is for. */
function scaleOf({ uk, us, usWomen, cm }: Size, { range }: Model) {
  return { uk, us: range === womensRange ? usWomen : us, cm }
}
