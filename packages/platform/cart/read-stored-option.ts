import type { ProductOption } from '@welt/contract/entity/product.ts'
import { asRow } from '../storage/as-row.ts'

const mostTexts = 2000
/** A longer one is rarely the same twice: it holds words that a shopper wrote. */
const longestText = 300

const known = new Map<string, ProductOption>()

/** Whoever chooses the same pair has the same text in the cart, so it is read once: for all of them it is one object. */
export function readStoredOption(text: string): ProductOption {
  const before = known.get(text)
  if (before) return before
  const option = frozen(asRow<ProductOption>(JSON.parse(text)))
  if (text.length > longestText) return option
  if (known.size >= mostTexts) known.clear()
  known.set(text, option)
  return option
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
