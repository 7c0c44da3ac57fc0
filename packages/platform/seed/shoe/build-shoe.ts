import type { Product, ProductLink } from '@welt/contract/entity/product.ts'
import { colours } from '../attribute/colours.ts'
import { widths } from '../attribute/widths.ts'
import type { Model } from '../collection/model.ts'
import { modelPricing } from '../price/model-pricing.ts'
import { productFrame } from '../product-frame.ts'
import type { View } from '../view.ts'
import { shoeCategories } from './shoe-categories.ts'
import { shoeFacts } from './shoe-facts.ts'
import { shoeGallery } from './shoe-gallery.ts'
import { shoeNews } from './shoe-news.ts'
import { shoeOptions } from './shoe-options.ts'
import { shoeImage } from './shoe-picture.ts'
import { shoeChildren, variantProducts } from './shoe-variant.ts'
import { factOf, urlKeyOf } from './shoe-words.ts'
import { type Variant, variantsOf } from './variants.ts'

/** A model as one configurable product, followed by each of its pairs as a product of its own where those have a page. */
export function buildShoe(model: Model, view: View): Product[] {
  const variants = variantsOf(model)
  const children = shoeChildren(model, variants, view)
  const shoe: Product = { ...buildModel(model, variants, view), configurable_children: children }
  return model.fewSizes === undefined ? [shoe, ...variantProducts(model, children, view)] : [shoe]
}

function buildModel(model: Model, variants: readonly Variant[], view: View): Product {
  const { language } = view
  const id = 1000 + model.number
  const { sentence, description } = model.text[language]
  const made = coloursOf(variants)
  return {
    ...productFrame(
      {
        id,
        sku: model.sku,
        type: 'configurable',
        name: model.name,
        urlKey: urlKeyOf(model, language),
        fact: factOf(model, language),
        sentence,
        description,
        categories: shoeCategories(model),
        position: model.number,
        image: shoeImage(model, model.colours[0]),
        pricing: modelPricing(model),
        createdAt: model.since,
        updatedAt: model.updated ?? model.since,
      },
      view,
    ),
    has_options: 1,
    required_options: 1,
    media_gallery: shoeGallery(model, model.colours[0], view),
    hf_construction_image: shoeImage(model, model.colours[0], 'construction'),
    ...shoeNews(model, view),
    ...shoeFacts(model, view),
    configurable_options: shoeOptions(model, variants, view),
    // For the filters: a colour or a width counts when it is made, a size only while a pair of it is there.
    hf_color_options: made.map(({ id }) => id),
    hf_color_images: made.map(({ colour }) => shoeImage(model, colour)),
    hf_shoe_width_options: distinct(variants.map(({ width }) => widths[width].id)),
    hf_shoe_size_options: distinct(variants.filter(({ isInStock }) => isInStock).map(({ size }) => size.id)),
    stock: {
      product_id: id,
      is_in_stock: variants.some(({ isInStock }) => isInStock),
      qty: variants.reduce((sum, { qty }) => sum + qty, 0),
      manage_stock: false,
    },
    product_links: [...links(model, 'related', model.related), ...links(model, 'crosssell', careFor(model))],
  }
}

function coloursOf(variants: readonly Variant[]) {
  const names = [...new Set(variants.map(({ colour }) => colour))]
  return names.map((colour) => ({ colour, id: colours[colour].id })).sort((one, other) => one.id - other.id)
}

/** Cream would ruin suede, and patent leather wants none. */
function careFor({ leather }: Model): string[] {
  if (leather === 'suede') return ['TREE', 'SUEDE-SPRAY', 'SUEDE-BRUSH', 'SHOE-HORN', 'INSOLES']
  if (leather === 'patent') return ['TREE', 'CLOTH', 'SHOE-HORN', 'INSOLES']
  return ['TREE', 'CREAM', 'BRUSH', 'WAX', 'LEATHER-MILK', 'CLOTH', 'SHOE-HORN']
}

function links(model: Model, type: 'related' | 'crosssell', skus: readonly string[]): ProductLink[] {
  return skus.map((sku, index) => ({
    sku: model.sku,
    link_type: type,
    linked_product_sku: sku,
    linked_product_type: type === 'related' ? 'configurable' : 'simple',
    position: index + 1,
  }))
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
