import type { ListEntry } from './list-entry.ts'

export type Toggled =
  | { change: 'added'; list: readonly ListEntry[] }
  | { change: 'removed'; list: readonly ListEntry[]; place: number }
  | { change: 'refused'; list: readonly ListEntry[] }

/** A second press takes back the first. A full list takes nothing more, and loses nothing for it. */
export function toggleEntry(list: readonly ListEntry[], { sku, name }: ListEntry, limit: number): Toggled {
  const place = list.findIndex((entry) => entry.sku === sku)
  if (place >= 0) return { change: 'removed', list: list.toSpliced(place, 1), place }
  if (list.length >= limit) return { change: 'refused', list }
  return { change: 'added', list: [...list, { sku, name }] }
}
