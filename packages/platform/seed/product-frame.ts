import type { Product, ProductType } from '@welt/contract/entity/product.ts'
import { sanitizeContent } from '../html/sanitize-content.ts'
import { manufacturerOption } from './attribute/shoe-attributes.ts'
import { categories } from './category/categories.ts'
import type { CategoryKey } from './category/category-seed.ts'
import { type Pricing, priceFields, saleFields } from './price/pricing.ts'
import { ratingsOf } from './review/ratings-of.ts'
import { taxClasses } from './tax/tax-rates.ts'
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
  pricing: Pricing
  /** Days. */
  createdAt: string
  updatedAt: string
}

/** What every product says, whatever its type. Absent means absent: no nulls, because a variant's keys overwrite its parent's. */
export function productFrame(input: FrameInput, view: View): Product {
  const { id, sku, type, name, urlKey, image, position, pricing } = input
  return {
    id,
    sku,
    name,
    type_id: type,
    status: 1,
    visibility: 4,
    not_saleable: 0,
    tax_class_id: taxClasses[pricing.taxClass ?? 'standard'],
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
    ...priceFields(pricing, view),
    ...saleFields(pricing),
    ...ratingsOf(id),
    manufacturer: manufacturerOption,
    manufacturer_name: view.brand.maker,
    manufacturer_address: view.brand.address,
    manufacturer_country: view.brand.country,
    manufacturer_email: view.brand.email,
    created_at: `${input.createdAt} 08:00:00`,
    updated_at: `${input.updatedAt} 08:00:00`,
  }
}
