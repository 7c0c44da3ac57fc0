import type { Attribute, AttributeOption } from '@welt/contract/entity/attribute.ts'

/** The option of an attribute that a product has. */
export function optionOf(attributes: readonly Attribute[], code: string, value: unknown): AttributeOption | undefined {
  const options = attributes.find((attribute) => attribute.attribute_code === code)?.options
  return options?.find((option) => String(option.value) === String(value))
}
