import type { ListEntry } from './list-entry.ts'

/** What is looked at comes first, once; what was looked at longest ago leaves a full list. */
export function seeEntry(list: readonly ListEntry[], { sku, name }: ListEntry, limit: number): readonly ListEntry[] {
  if (list[0]?.sku === sku) return list
  return [{ sku, name }, ...list.filter((entry) => entry.sku !== sku)].slice(0, limit)
}
