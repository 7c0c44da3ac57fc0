/** What is known of a kept answer without reading it. */
export interface CacheEntry {
  key: string
  /** When it was answered. */
  at: number
  /** When somebody last looked at it. */
  visitedAt: number
  /** In bytes. */
  size: number
}

export interface CacheBounds {
  now: number
  keptFor: number
  /** In bytes. */
  quota: number
}

/** "Entries past the first 100 visited are purged." */
const visitedLimit = 100

/**
 * What is too old goes always. Beyond the quota the hundred that were looked at last stay, and as many of these as the quota
 * holds: a few very large ones would fill it for good.
 */
export function entriesToDrop(entries: readonly CacheEntry[], { now, keptFor, quota }: CacheBounds): string[] {
  const isOld = ({ at }: CacheEntry) => now - at >= keptFor
  const alive = entries.filter((entry) => !isOld(entry)).sort((one, other) => other.visitedAt - one.visitedAt)
  const dropped = entries.filter(isOld)
  if (sum(alive) > quota) dropped.push(...alive.splice(visitedLimit))
  for (let total = sum(alive); total > quota; ) {
    const last = alive.pop()
    if (!last) break
    total -= last.size
    dropped.push(last)
  }
  return dropped.map(({ key }) => key)
}

function sum(entries: readonly CacheEntry[]): number {
  return entries.reduce((total, { size }) => total + size, 0)
}
