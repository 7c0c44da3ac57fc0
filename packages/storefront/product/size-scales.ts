import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { sizeCode } from '../attribute/option-code.ts'
import { type SizeScale, scaleOf } from '../attribute/size-scale.ts'

/** What each size is called elsewhere: as the product itself says, else as its attribute does. */
export function sizeScales(product: Product, attributes: readonly Attribute[]): Record<string, SizeScale> {
  const option = product.configurable_options?.find(({ attribute_code }) => attribute_code === sizeCode)
  if (!option) return {}
  const known = new Map(
    attributes
      .find(({ attribute_code }) => attribute_code === sizeCode)
      ?.options?.map((option) => [String(option.value), scaleOf(option)]),
  )
  const scales: Record<string, SizeScale> = {}
  for (const { value_index, value_data } of option.values) {
    const scale = { ...known.get(String(value_index)), ...scaleOf(value_data) }
    if (Object.keys(scale).length > 0) scales[String(value_index)] = scale
  }
  return scales
}
