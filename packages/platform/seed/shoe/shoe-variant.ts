import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { colours } from '../attribute/colours.ts'
import { widths } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import { modelPricing } from '../price/model-pricing.ts'
import { priceFields } from '../price/pricing.ts'
import type { View } from '../view.ts'
import { shoeImage } from './shoe-picture.ts'
import { urlKeyOf } from './shoe-words.ts'
import type { Variant } from './variants.ts'

/** One pair inside its model. It names neither type nor path: its keys overwrite the model's when it is chosen. */
export function shoeChild(model: Model, variant: Variant, view: View): ConfigurableChild {
  const image = shoeImage(model, variant.colour)
  return {
    id: variant.id,
    sku: variant.sku,
    name: variantName(model, variant, view),
    status: 1,
    tax_class_id: 2,
    hf_color: colours[variant.colour].id,
    hf_shoe_size: variant.size.id,
    hf_shoe_width: widths[variant.width].id,
    image,
    small_image: image,
    thumbnail: image,
    ...priceFields(modelPricing(model), view),
    stock: {
      product_id: variant.id,
      is_in_stock: variant.isInStock,
      qty: variant.qty,
      manage_stock: true,
      backorders: variant.backorders,
    },
  }
}

/** The same pair as a page of its own, hidden from lists: a visit to it leads to its model. */
export function variantProduct(model: Model, variant: Variant, view: View): Product {
  const url = `${urlKeyOf(model, view.language)}-${variant.sku.slice(model.sku.length + 1).toLowerCase()}`
  return {
    ...shoeChild(model, variant, view),
    id: variant.id,
    name: variantName(model, variant, view),
    parentSku: model.sku,
    parentId: 1000 + model.number,
    type_id: 'simple',
    status: 1,
    visibility: 1,
    not_saleable: 0,
    url_key: url,
    url_path: url,
    slug: url,
  }
}

function variantName(model: Model, { colour, size, width }: Variant, { language }: View): string {
  return `${model.name} ${colours[colour].label[language]} ${size.eu} ${width}`
}
