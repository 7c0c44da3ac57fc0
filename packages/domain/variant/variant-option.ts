import { wrongAttribute } from '@welt/contract/early-error-sentence.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { ConfigurableChild, ConfigurableOption, Product } from '@welt/contract/entity/product.ts'
import { optionLabel } from './option-label.ts'

/** One question that a shopper answers to find a variant. */
export interface VariantOption {
  code: string
  attributeId: string
  label: string
  /** Those that can be shown, in the catalogue's order; ids as text. */
  values: readonly { value: string; label: string }[]
}

export interface VariantOptions {
  options: readonly VariantOption[]
  /** What the caller should log. */
  log: readonly string[]
}

/** An option whose attribute is unknown, or that no variant answers, is left out and named in the log: the others still work. */
export function readVariantOptions(
  product: Product,
  variants: readonly ConfigurableChild[],
  attributes: readonly Attribute[],
): VariantOptions {
  const options: VariantOption[] = []
  const log: string[] = []
  for (const option of product.configurable_options ?? []) {
    const attribute = attributeOf(option, attributes)
    const code = option.attribute_code ?? attribute?.attribute_code
    if (code && isAnswered(code, variants)) options.push(toVariantOption(code, option, attribute))
    else log.push(wrongAttribute)
  }
  return { options, log }
}

/** A variant's own value of an option as text, '' where it has none. */
export function variantValue(variant: ConfigurableChild, code: string): string {
  const value = variant[code]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function attributeOf(option: ConfigurableOption, attributes: readonly Attribute[]): Attribute | undefined {
  return attributes.find(
    ({ attribute_code, attribute_id }) =>
      attribute_code === option.attribute_code || String(attribute_id) === String(option.attribute_id),
  )
}

function isAnswered(code: string, variants: readonly ConfigurableChild[]): boolean {
  return variants.length === 0 || variants.some((variant) => variantValue(variant, code) !== '')
}

function toVariantOption(code: string, option: ConfigurableOption, attribute: Attribute | undefined): VariantOption {
  return {
    code,
    attributeId: String(option.attribute_id ?? attribute?.attribute_id ?? code),
    label: option.label,
    values: option.values
      .map((value) => ({ value: String(value.value_index), label: optionLabel(value, attribute) }))
      .filter(({ label }) => label !== ''),
  }
}
