import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { liftCustomAttributes } from '../price/lift-custom-attributes.ts'
import { isEnabled } from '../status/is-enabled.ts'
import { readVariantOptions, type VariantOptions, variantValue } from './variant-option.ts'

/** Values by attribute code (`{ hf_color: 12, hf_shoe_size: '40' }`); what is not picked yet is absent, null or ''. */
export type Picked = Readonly<Record<string, string | number | null | undefined>>

/** The variants of one product, prepared once, so that a page can ask for hundreds of combinations. Disabled ones are not in it. */
export interface VariantIndex extends VariantOptions {
  readonly variants: readonly ConfigurableChild[]
  /** The variants that have every picked value; a full combination is a single look-up. Codes that are no option do not count. */
  matching(picked: Picked): readonly ConfigurableChild[]
  /** The variant of a full combination. */
  find(picked: Picked): ConfigurableChild | undefined
  bySku(sku: string): ConfigurableChild | undefined
}

/** Attributes are needed only where the product's options name no code or no labels of their own. */
export function createVariantIndex(product: Product, attributes: readonly Attribute[] = []): VariantIndex {
  const variants = (product.configurable_children ?? []).filter(isEnabled).map(liftCustomAttributes)
  const { options, log } = readVariantOptions(product, variants, attributes)
  const codes = options.map((option) => option.code)
  const keyOf = (values: readonly string[]) => values.join('\n')

  const bySku = new Map(variants.map((variant) => [variant.sku, variant]))
  const byCombination = Map.groupBy(variants, (variant) => keyOf(codes.map((code) => variantValue(variant, code))))

  function matching(picked: Picked): readonly ConfigurableChild[] {
    const values = codes.map((code) => String(picked[code] ?? ''))
    if (!values.includes('')) return byCombination.get(keyOf(values)) ?? []
    return variants.filter((variant) =>
      codes.every((code, position) => values[position] === '' || values[position] === variantValue(variant, code)),
    )
  }

  return {
    options,
    log,
    variants,
    matching,
    find: (picked) => byCombination.get(keyOf(codes.map((code) => String(picked[code] ?? ''))))?.[0],
    bySku: (sku) => bySku.get(sku),
  }
}
