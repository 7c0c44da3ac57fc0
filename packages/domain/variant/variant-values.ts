import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import type { VariantIndex } from './create-variant-index.ts'
import { type VariantOption, variantValue } from './variant-option.ts'

export interface VariantValue {
  option: VariantOption
  value: string
  label: string
}

/** How a variant answers each option, in the order of the options. */
export function variantValues(index: VariantIndex, variant: ConfigurableChild): VariantValue[] {
  return index.options.flatMap((option) => {
    const value = variantValue(variant, option.code)
    if (value === '') return []
    const label = option.values.find((known) => known.value === value)?.label ?? value
    return [{ option, value, label }]
  })
}
