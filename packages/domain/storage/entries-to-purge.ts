import { type CacheEntry, entriesToDrop } from '../cache/entries-to-drop.ts'
import { collectionWorth } from './collection-worth.ts'
import type { StoredEntry } from './plan-room.ts'

export type SizedEntry = StoredEntry & Pick<CacheEntry, 'visitedAt' | 'size'>

/**
 * The rule of the kept answers, for what is dispensable: it may take the room that all else leaves of the quota. Nothing here
 * grows old.
 */
export function entriesToPurge(entries: readonly SizedEntry[], quota: number): string[] {
  const isDispensable = ({ collection }: SizedEntry) => collectionWorth(collection) === 'dispensable'
  const taken = entries.reduce((sum, entry) => sum + (isDispensable(entry) ? 0 : entry.size), 0)
  const dispensable = entries.filter(isDispensable).map((entry) => ({ ...entry, at: 0 }))
  return entriesToDrop(dispensable, { now: 0, keptFor: Infinity, quota: quota - taken })
}
