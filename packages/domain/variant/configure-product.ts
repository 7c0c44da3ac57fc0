import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { VariantIndex } from './create-variant-index.ts'
import { variantValues } from './variant-values.ts'

/** The current product of a page, as it goes into the cart. */
export type ConfiguredProduct = Product & { is_configured: true; options: { label: string; value: string }[] }

/** What stays the parent's, whatever a variant carries: its name, its kind and its address. */
const parentKeys = new Set(['name', 'visibility', 'type_id', 'url_path', 'url_key', 'slug'])
const imageKeys = new Set(['image', 'small_image', 'thumbnail'])

/** "The child is applied with the parent's name. The parent's image is used if the child has none." */
export function configureProduct(parent: Product, child: ConfigurableChild, index: VariantIndex): ConfiguredProduct {
  const ownFields = Object.fromEntries(Object.entries(child).filter(([key, value]) => overrides(key, value)))
  const values = variantValues(index, child)
  return {
    ...parent,
    ...ownFields,
    parentSku: parent.parentSku ?? parent.sku,
    parentId: parent.parentId ?? parent.id,
    is_configured: true,
    options: values.map(({ option, label }) => ({ label: option.label, value: label })),
    product_option: {
      ...parent.product_option,
      extension_attributes: {
        ...parent.product_option?.extension_attributes,
        // The order of the two keys enters the checksum of a cart item.
        configurable_item_options: values.map(({ option, value }) => ({
          option_id: option.attributeId,
          option_value: value,
        })),
      },
    },
  }
}

function overrides(key: string, value: unknown): boolean {
  if (value === null || value === undefined || parentKeys.has(key)) return false
  return !imageKeys.has(key) || (value !== '' && value !== 'no_selection')
}
