import { hashText } from '../hash/hash-text.ts'
import { chosenOptions, type OptionKind, type WithOptions } from './chosen-options.ts'

const kindsInOrder: readonly OptionKind[] = ['bundle_options', 'custom_options', 'configurable_item_options']

/**
 * Tells two lines of one sku with different options apart. Every client of a server computes it alike, so the JSON
 * counts to the letter: the first kind of options that has any, otherwise the whole `product_option`, otherwise `null`.
 */
export function itemChecksum(line: WithOptions): string {
  const options = kindsInOrder.map((kind) => chosenOptions(line, kind)).find((list) => list.length > 0)
  return options ? optionsChecksum(options) : hashText(JSON.stringify(line.product_option ?? null))
}

export function optionsChecksum(options: readonly unknown[]): string {
  return hashText(JSON.stringify(numbersAsText(options)))
}

/** Servers answer `option_value` as a number to what was sent as a text. */
function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersAsText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersAsText(inner)]))
}
