import { sizeOf } from '@welt/domain/cache/size-of.ts'
import { entriesToPurge } from '@welt/domain/storage/entries-to-purge.ts'
import type { CaredStorage } from './cared-storage.ts'
import { storedEntries } from './stored-entries.ts'

/** "Size check against a quota in KB; when exceeded, entries beyond the first 100 visited are purged." */
export async function tidyStorage({ medium, state, config }: CaredStorage): Promise<void> {
  const visits = new Map([...state.known.keys()].map((key, index) => [key, index + 1]))
  const entries = storedEntries(medium, config).map(({ key, collection }) => ({
    key,
    collection,
    // What nobody has looked at on this page was visited before everything else.
    visitedAt: visits.get(key) ?? 0,
    size: sizeOf(key) + sizeOf(medium.getItem(key)),
  }))
  for (const key of entriesToPurge(entries, config.storage.quota * 1024)) {
    await medium.removeItem(key)
    state.known.delete(key)
  }
}
