import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Text } from '../i18n/text.ts'
import { factAttributes, factsOf } from '../product/facts-of.ts'
import { factNames } from '../product/product-page-data.ts'

/** One line of the comparison, for one product. */
export interface Property {
  id: string
  label: string
  /** Empty where the product says nothing about it. */
  text: string
}

/** The attributes that the merchant compares and that no fact tells already. */
export function comparedAttributes(attributes: readonly Attribute[]): Attribute[] {
  const told = new Set<string>([
    'price',
    'hf_material',
    ...factAttributes,
    ...factNames.map((name) => `hf_material_${name}`),
  ])
  return attributes.filter((attribute) => isComparable(attribute) && !told.has(attribute.attribute_code))
}

/** The fields that a product is compared by. */
export function comparedFields(attributes: readonly Attribute[]): string[] {
  const codes = comparedAttributes(attributes).map(({ attribute_code: code }) => code)
  const facts = [...factAttributes, 'hf_material', 'hf_weight', ...factNames.map((name) => `hf_material_${name}`)]
  return [...new Set([...codes.flatMap((code) => [code, optionsField(code)]), ...facts])]
}

/** Every product has the same lines in the same order, so that they stand beside each other. */
export function propertiesOf(product: Product, attributes: readonly Attribute[], text: Text): Property[] {
  const facts = factsOf(product, attributes)
  return [
    ...comparedAttributes(attributes).map((attribute) => ({
      id: attribute.attribute_code,
      label: attribute.frontend_label ?? attribute.default_frontend_label,
      text: valueText(product, attribute),
    })),
    ...factNames.map((name) => ({
      id: `fact-${name}`,
      label: text(`detail.fact.${name}`),
      text: facts.find((fact) => fact.name === name)?.text ?? '',
    })),
  ]
}

/** Platforms of the field send "1" and "0" as well. */
function isComparable({ is_comparable: flag }: Attribute): boolean {
  return flag === true || flag === '1'
}

/** What the variants of a product have of an attribute stands beside it: colours, sizes, widths. */
function optionsField(code: string): string {
  return `${code}_options`
}

function valueText(product: Product, { attribute_code: code, options = [] }: Attribute): string {
  const value: unknown = product[optionsField(code)] ?? product[code]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (options.length === 0) return values.filter((one) => typeof one === 'string').join(', ')
  const chosen = new Set(values.map(String))
  return options
    .filter((option) => chosen.has(String(option.value)))
    .map(({ label }) => label)
    .join(', ')
}
