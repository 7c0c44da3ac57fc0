import { compactKeys, inheritedChildKeys } from '@welt/contract/api/compact-keys.ts'
import { isRecord } from '../search/field-values.ts'

const shortKeys = new Map<string, string>(Object.entries(compactKeys))
const inherited = new Set<string>(inheritedChildKeys)

/** A product as it travels in a compact answer: short keys, and no variant field that only repeats the product's. */
export function compactProduct(product: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const compact = shorten(product, () => true)
  const children = product.configurable_children
  if (!Array.isArray(children)) return compact
  compact.configurable_children = children.map((child: unknown) =>
    isRecord(child) ? shorten(child, (key) => !inherited.has(key) || child[key] !== product[key]) : child,
  )
  return compact
}

function shorten(source: Readonly<Record<string, unknown>>, keeps: (key: string) => boolean): Record<string, unknown> {
  const short: Record<string, unknown> = {}
  for (const key of Object.keys(source)) if (keeps(key)) short[shortKeys.get(key) ?? key] = source[key]
  return short
}
