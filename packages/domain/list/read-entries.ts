import type { ListEntry } from './list-entry.ts'

const longest = 255

/**
 * What a browser kept, as far as it is a list. Anybody can write there: whatever is no entry is left out, so is what comes
 * twice or too much. Clients of the field keep whole products under the same key; sku and name are taken of them.
 */
export function readEntries(kept: unknown, limit: number): readonly ListEntry[] {
  if (!Array.isArray(kept)) return []
  const names = new Map<string, string>()
  for (const { sku, name } of kept.filter(isEntry)) {
    if (names.size < limit && !names.has(sku)) names.set(sku, name)
  }
  return Array.from(names, ([sku, name]) => ({ sku, name }))
}

function isEntry(value: unknown): value is ListEntry {
  const { sku, name } = (value ?? {}) as Partial<ListEntry>
  return isText(sku) && isText(name)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest
}
