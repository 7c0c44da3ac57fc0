import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import { colours } from '../attribute/colours.ts'
import { widths } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import { modelPricing } from '../price/model-pricing.ts'
import { priceFields } from '../price/pricing.ts'
import type { View } from '../view.ts'
import { shoeImage } from './shoe-picture.ts'
import { urlKeyOf } from './shoe-words.ts'
import type { Variant } from './variants.ts'

/** The pairs inside their model. They name neither type nor path: their keys overwrite the model's when one is chosen. */
export function shoeChildren(model: Model, variants: readonly Variant[], view: View): ConfigurableChild[] {
  const prices = priceFields(modelPricing(model), view)
  const images = new Map<ColourName, string>(model.colours.map((colour) => [colour, shoeImage(model, colour)]))
  return variants.map((variant) => {
    const image = images.get(variant.colour)
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
      ...prices,
      stock: {
        product_id: variant.id,
        is_in_stock: variant.isInStock,
        qty: variant.qty,
        manage_stock: true,
        backorders: variant.backorders,
      },
    }
  })
}

/** The same pairs as pages of their own, hidden from lists: a visit to one leads to its model. */
export function variantProducts(model: Model, children: readonly ConfigurableChild[], view: View): Product[] {
  const urlKey = urlKeyOf(model, view.language)
  return children.map((child) => {
    const url = `${urlKey}-${child.sku.slice(model.sku.length + 1).toLowerCase()}`
    return {
      ...child,
      id: child.id ?? 0,
      name: child.name ?? model.name,
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
  })
}

function variantName(model: Model, { colour, size, width }: Variant, { language }: View): string {
  return `${model.name} ${colours[colour].label[language]} ${size.eu} ${width}`
}
