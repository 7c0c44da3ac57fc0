import type { Product, ProductLink } from '@welt/contract/entity/product.ts'
import { colours } from './colours.ts'
import { modelTexts } from './model-texts.ts'
import type { Model } from './models.ts'
import { productFrame } from './product-frame.ts'
import { shoeBadge, shoeFacts } from './shoe-facts.ts'
import { shoeGallery, shoeImage } from './shoe-gallery.ts'
import { shoeOptions } from './shoe-options.ts'
import { shoeChild, variantProduct } from './shoe-variant.ts'
import { variantsOf } from './variants.ts'
import type { View } from './view.ts'
import { widths } from './widths.ts'

/** A model as one configurable product, followed by each of its pairs as a product of its own. */
export function buildShoe(model: Model, view: View): Product[] {
  const variants = variantsOf(model)
  const id = 1000 + model.number
  const product: Product = {
    ...productFrame(
      {
        ...modelTexts[view.language][model.sku],
        id,
        sku: model.sku,
        type: 'configurable',
        name: model.name,
        categories: model.categories,
        position: model.number,
        image: shoeImage(model, model.colours[0]),
        gross: model.gross,
        reducedGross: model.reducedGross,
        createdAt: model.createdAt,
        updatedAt: model.updatedAt,
      },
      view,
    ),
    has_options: 1,
    required_options: 1,
    media_gallery: shoeGallery(model, model.colours[0], view.language),
    ...shoeBadge(model, view),
    ...shoeFacts(model, view),
    configurable_options: shoeOptions(model, variants, view),
    configurable_children: variants.map((variant) => shoeChild(model, variant, view)),
    // For the filters: a colour or a width counts when it is made, a size only while a pair of it is there.
    hf_color_options: distinct(variants.map(({ colour }) => colours[colour].id)),
    hf_shoe_width_options: distinct(variants.map(({ width }) => widths[width].id)),
    hf_shoe_size_options: distinct(variants.filter(({ isInStock }) => isInStock).map(({ size }) => size.id)),
    stock: {
      product_id: id,
      is_in_stock: variants.some(({ isInStock }) => isInStock),
      qty: variants.reduce((sum, { qty }) => sum + qty, 0),
      manage_stock: false,
    },
    product_links: [...links(model, 'related', model.related), ...links(model, 'crosssell', ['TREE', 'CREAM'])],
  }
  return [product, ...variants.map((variant) => variantProduct(model, variant, view))]
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
