import { createHash } from 'node:crypto'
import type { ProductOption } from '@welt/contract/entity/product.ts'

type Chosen = Pick<ProductOption['extension_attributes'], 'custom_options' | 'bundle_options'>

/**
 * The same choice has the same hash, in whatever order and as whatever type it was sent. The options of a variant are not
 * in it: its sku says them all.
 */
export function optionHash({ custom_options: custom = [], bundle_options: bundle = [] }: Chosen): string {
  if (custom.length === 0 && bundle.length === 0) return ''
  const answers = custom.map(({ option_id, option_value }) => [String(option_id), String(option_value)])
  const parts = bundle.map(({ option_id, option_qty, option_selections }) => [
    String(option_id),
    String(option_qty ?? ''),
    ...option_selections.map(String).sort(),
  ])
  const text = JSON.stringify([answers.map(joined).sort(), parts.map(joined).sort()])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function joined(values: readonly string[]): string {
  return JSON.stringify(values)
}
