import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { ConfigurableOption } from '@welt/contract/entity/product.ts'

/** Its own label, else the default one, else the attribute's, else the id. A blank answer means: do not show this value. */
export function optionLabel(value: ConfigurableOption['values'][number], attribute?: Attribute): string {
  const id = String(value.value_index)
  const known = attribute?.options?.find((option) => String(option.value) === id)
  return (value.label || value.default_label || known?.label || id).trim()
}
