import type { Picked, VariantIndex } from './create-variant-index.ts'
import { type Availability, variantAvailability } from './variant-availability.ts'
import { variantValue } from './variant-option.ts'

/** For each value of an option what a shopper would get with it, given what is picked in the other options. */
export function valueAvailability(
  index: VariantIndex,
  picked: Picked,
  code: string,
  lowStockQuantity: number,
): Map<string, Availability> {
  const option = index.options.find((option) => option.code === code)
  const reachable = Map.groupBy(index.matching({ ...picked, [code]: null }), (variant) => variantValue(variant, code))
  return new Map(
    option?.values.map(({ value }) => [value, variantAvailability(reachable.get(value) ?? [], lowStockQuantity)]),
  )
}
