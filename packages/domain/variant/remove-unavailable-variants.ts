import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { isEnabled } from '../status/is-enabled.ts'
import { isSellable, type VariantRules } from './is-sellable.ts'

/** Where nothing is available the first enabled variant stays as the fallback, if there is to be one; else the product says what is wrong. */
export function removeUnavailableVariants(product: Product, rules: VariantRules): Product {
  if (product.type_id !== 'configurable') return product

  const enabled = (product.configurable_children ?? []).filter(isEnabled)
  const available = enabled.filter((variant) => isSellable(variant, rules))
  if (available.length > 0) return { ...product, configurable_children: available }

  const fallback = rules.fallbackToDefaultWhenNoAvailable ? enabled.slice(0, 1) : []
  if (fallback.length > 0) return { ...product, configurable_children: fallback }
  return { ...product, configurable_children: [], errors: { ...product.errors, variants: errorText.noVariants } }
}
