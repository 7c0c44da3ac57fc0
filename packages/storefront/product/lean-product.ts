import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import { type VariantOption, variantValue } from '@welt/domain/variant/variant-option.ts'
import { colourCode } from './option-code.ts'
import type { GalleryPicture } from './product-page-data.ts'

const priceKeys = [
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

/** What of a product the page's rules and the cart read; a product that is only a part of another needs no more. */
export const leanKeys = [
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
  ...priceKeys,
] as const

/** The page's data travels along with its HTML, so a product leaves behind whatever the page does not need. */
export function leanProduct(
  product: Product,
  options: readonly VariantOption[],
  galleries: Record<string, GalleryPicture[]>,
): Product {
  const lean = pickLean(product)
  if (product.bundle_options) lean.bundle_options = product.bundle_options
  if (product.type_id !== 'configurable') return lean

  const children = product.configurable_children ?? []
  lean.configurable_options = options.map(({ code, attributeId, label, values }) => {
    const made = new Set(children.map((child) => variantValue(child, code)))
    return {
      attribute_id: attributeId,
      attribute_code: code,
      label,
      values: values.filter(({ value }) => made.has(value)).map(({ value, label }) => ({ value_index: value, label })),
    }
  })
  const codes = options.map(({ code }) => code)
  lean.configurable_children = children.map((child) => leanChild(product, child, codes, galleries))
  return lean
}

export function pickLean(product: Product): Product {
  const lean: Record<string, unknown> = {}
  for (const key of leanKeys) {
    if (product[key] !== undefined && product[key] !== null) lean[key] = product[key]
  }
  return lean as Product
}

/** A variant keeps what tells it from its parent; the picture of its colour is in the galleries already. */
function leanChild(
  parent: Product,
  child: ConfigurableChild,
  codes: readonly string[],
  galleries: Record<string, GalleryPicture[]>,
): ConfigurableChild {
  const lean: ConfigurableChild = { sku: child.sku }
  if (child.id !== undefined) lean.id = child.id
  for (const code of codes) lean[code] = variantValue(child, code)
  for (const key of priceKeys) {
    if (child[key] !== undefined && child[key] !== null && child[key] !== parent[key]) lean[key] = child[key]
  }
  if (child.stock) lean.stock = leanStock(child.stock)
  const shown = galleries[variantValue(child, colourCode)]?.[0]?.path ?? parent.image
  if (child.image && child.image !== shown) lean.image = child.image
  return lean
}

function leanStock({ is_in_stock, qty, manage_stock }: ProductStock): ProductStock {
  return manage_stock === false ? { is_in_stock, qty, manage_stock } : { is_in_stock, qty }
}
