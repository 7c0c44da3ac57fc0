import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { optionOf } from './option-of.ts'
import { type Fact, factNames } from './product-page-data.ts'

/** Attributes that the table of materials reads beside the product's own texts. */
export const factAttributes = ['hf_shoe_make', 'hf_shoe_last', 'hf_shoe_form'] as const

/** The rows of the table of materials: what the product says nothing about is left out. */
export function factsOf(product: Product, attributes: readonly Attribute[]): Fact[] {
  const label = (code: (typeof factAttributes)[number]): string =>
    optionOf(attributes, code, product[code])?.label ?? ''
  const texts: Partial<Record<Fact['name'], string>> = {
    material: textOf(product['hf_material']),
    make: label('hf_shoe_make'),
    last: [label('hf_shoe_last'), label('hf_shoe_form')].filter(Boolean).join(', '),
    weight: textOf(product['hf_weight']),
  }
  return factNames.flatMap((name) => {
    const text = texts[name] ?? textOf(product[`hf_material_${name}`])
    return text ? [{ name, text }] : []
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
