import type { CustomOption, Product } from '@welt/contract/entity/product.ts'

export const priceKeys = [
  'price',
  'price_incl_tax',
  'price_tax',
  'original_price',
  'original_price_incl_tax',
  'original_price_tax',
  'special_price',
  'special_price_incl_tax',
  'special_price_tax',
  'final_price',
  'final_price_incl_tax',
  'final_price_tax',
] as const

const plainKeys = [
  'id',
  'sku',
  'parentSku',
  'parentId',
  'name',
  'type_id',
  'status',
  'visibility',
  'tax_class_id',
  'url_key',
  'url_path',
  'slug',
  'image',
  'stock',
  'errors',
  'base_price_amount',
  'base_price_unit',
  'lowest_price_30_days',
  ...priceKeys,
] as const

/** What of a product the page's rules and the cart read; a product that is only a part of another needs no more. */
export const leanKeys = [...plainKeys, 'custom_options'] as const

export function pickLean(product: Product): Product {
  const lean: Record<string, unknown> = {}
  for (const key of plainKeys) {
    if (product[key] !== undefined && product[key] !== null) lean[key] = product[key]
  }
  const asked = requiredOptions(product)
  if (asked.length > 0) lean['custom_options'] = asked
  return lean as Product
}

/** A page has no field for them: what has to be answered is known, so that nobody is let in without. */
function requiredOptions({ custom_options }: Product): CustomOption[] {
  // Some platforms write null for none.
  return (custom_options ?? [])
    .filter(({ is_require }) => is_require)
    .map(({ option_id, title, type }) => ({ option_id, title, type, is_require: true }))
}
