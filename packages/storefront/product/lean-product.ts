import type { ConfigurableChild, ConfigurableOption, Product } from '@welt/contract/entity/product.ts'
import { type VariantOption, variantValue } from '@welt/domain/variant/variant-option.ts'
import { colourCode } from '../attribute/option-code.ts'
import { pickLean, priceKeys } from '../catalog/pick-lean.ts'
import type { GalleryPicture } from './product-page-data.ts'
import { packVariant, placesOf, type VariantRow } from './variant-row.ts'

/** The others follow from these: where these are the parent's, all are. */
const tellingKeys = ['price_incl_tax', 'original_price_incl_tax', 'special_price'] as const

/** The page's data travels along with its HTML, so a product leaves behind whatever the page does not need. */
export function leanProduct(product: Product, options: readonly VariantOption[]): Product {
  const lean = pickLean(product)
  if (product.bundle_options) lean.bundle_options = product.bundle_options
  if (product.type_id === 'configurable')
    lean.configurable_options = options.map((option) => leanOption(product, option))
  return lean
}

/** Labels are settled here, so that the page needs no attributes; values that no variant has are left out. */
function leanOption(product: Product, { code, attributeId, label, values }: VariantOption): ConfigurableOption {
  const made = new Set(product.configurable_children?.map((child) => variantValue(child, code)))
  return {
    attribute_id: attributeId,
    attribute_code: code,
    label,
    values: values.filter(({ value }) => made.has(value)).map(({ value, label }) => ({ value_index: value, label })),
  }
}

/** The variants of a lean product; the picture of a colour is in its gallery already. */
export function variantRows(
  product: Product,
  { configurable_options: options = [] }: Product,
  galleries: Record<string, GalleryPicture[]>,
): VariantRow[] {
  const places = placesOf(options)
  return (product.configurable_children ?? []).map((child) => {
    const shown = galleries[variantValue(child, colourCode)]?.[0]?.path ?? product.image
    return packVariant(child, places, ownFields(product, child, shown))
  })
}

function ownFields(parent: Product, child: ConfigurableChild, shown: string | null | undefined) {
  const own: Partial<ConfigurableChild> = {}
  if (tellingKeys.some((key) => differs(parent, child, key))) {
    for (const key of priceKeys) if (differs(parent, child, key)) own[key] = child[key] ?? undefined
  }
  if (child.image && child.image !== shown) own.image = child.image
  return own
}

/** What a variant does not name is its parent's. */
function differs(parent: Product, child: ConfigurableChild, key: (typeof priceKeys)[number]): boolean {
  return child[key] !== undefined && child[key] !== null && child[key] !== parent[key]
}
