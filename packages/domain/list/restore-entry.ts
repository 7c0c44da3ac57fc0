import type { ListEntry } from './list-entry.ts'

/** Undoes a removal: the entry stands where it stood. A list that was filled up meanwhile stays as it is. */
export function restoreEntry(
  list: readonly ListEntry[],
  entry: ListEntry,
  { place, limit }: { place: number; limit: number },
): readonly ListEntry[] {
  if (list.length >= limit || list.some(({ sku }) => sku === entry.sku)) return list
  return list.toSpliced(place, 0, entry)
}
