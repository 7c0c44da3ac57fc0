import type { Product, ProductType } from '@welt/contract/entity/product.ts'
import { sanitizeContent } from '../cms/sanitize-content.ts'
import { type CategoryKey, categories } from './categories.ts'
import { manufacturerOption } from './shoe-attributes.ts'
import type { View } from './view.ts'

export interface FrameInput {
  id: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  fact: string
  sentence: string
  description: readonly string[]
  categories: readonly CategoryKey[]
  /** Place in every list that it is in. */
  position: number
  image: string
  gross: number
  reducedGross?: number | undefined
  createdAt: string
  updatedAt: string
}

/** What every product says, whatever its type. Absent means absent: no nulls, because a variant's keys overwrite its parent's. */
export function productFrame(input: FrameInput, view: View): Product {
  const { id, sku, type, name, urlKey, image, position } = input
  return {
    id,
    sku,
    name,
    type_id: type,
    status: 1,
    visibility: 4,
    not_saleable: 0,
    tax_class_id: 2,
    url_key: urlKey,
    url_path: urlKey,
    slug: urlKey,
    hf_sub_headline: input.fact,
    hf_cat_description: input.sentence,
    description: sanitizeContent(input.description.map((paragraph) => `<p>${paragraph}</p>`).join('')),
    category_ids: input.categories.map((key) => categories[key].id),
    category: input.categories.map((key) => ({
      category_id: categories[key].id,
      name: categories[key].name[view.language],
      position,
    })),
    position,
    image,
    small_image: image,
    thumbnail: image,
    ...priceFields(input, view),
    is_sale: input.reducedGross !== undefined,
    manufacturer: manufacturerOption,
    manufacturer_name: view.brand.maker,
    manufacturer_address: view.brand.address,
    manufacturer_country: view.brand.country,
    manufacturer_email: view.brand.email,
    created_at: input.createdAt,
    updated_at: input.updatedAt,
  }
}

/** Runs for as long as the demo catalogue does; the past start keeps the reduction in force. */
const reduction = { special_from_date: '2026-10-12 00:00:00', special_to_date: '2035-12-31 23:59:59' }

export function priceFields(
  { gross, reducedGross }: { gross: number; reducedGross?: number | undefined },
  view: View,
): Pick<Product, 'price' | 'final_price' | 'special_price' | 'special_from_date' | 'special_to_date'> {
  const price = view.price(gross)
  if (reducedGross === undefined) return { price, final_price: price }
  const reduced = view.price(reducedGross)
  return { price, final_price: reduced, special_price: reduced, ...reduction }
}
