import type { ConfigurableChild, Product, ProductOption } from '@welt/contract/entity/product.ts'
import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantValues } from '@welt/domain/variant/variant-values.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Article } from './article.ts'
import { variantIndexOf } from './variant-index-of.ts'

/** What choosing a variant means: as it is kept and answered, and in words. */
export interface VariantChoice {
  kept: NonNullable<ProductOption['extension_attributes']['configurable_item_options']>
  words: Article['options']
}

/** As with the index of its variants: a product that changes becomes another object. */
const prepared = new WeakMap<VariantIndex, Map<ConfigurableChild, VariantChoice>>()

/** Read once for each variant that somebody chooses: every look at a cart asks for all its lines. */
export function variantChoice(product: Product, variant: ConfigurableChild, catalog: CatalogIndex): VariantChoice {
  const index = variantIndexOf(product, catalog)
  const choices = prepared.get(index) ?? new Map<ConfigurableChild, VariantChoice>()
  const known = choices.get(variant) ?? readChoice(index, variant)
  prepared.set(index, choices.set(variant, known))
  return known
}

function readChoice(index: VariantIndex, variant: ConfigurableChild): VariantChoice {
  const values = variantValues(index, variant)
  return {
    kept: values.map(({ option, value }) => ({ option_id: option.attributeId, option_value: value })),
    words: values.map(({ option, label }) => ({ label: option.label, value: label })),
  }
}
