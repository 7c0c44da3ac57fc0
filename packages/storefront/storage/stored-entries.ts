import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoredEntry } from '@welt/domain/storage/plan-room.ts'
import { storageNames } from './storage-names.ts'
import type { TextMedium } from './text-medium.ts'

/** What of a storage is this shop's; others on the same host may have something there too. */
export function storedEntries(medium: TextMedium, config: Pick<PublicConfig, 'storeViews'>): StoredEntry[] {
  const names = storageNames(config)
  return medium
    .keys()
    .filter((key) => names.some((name) => key.startsWith(`${name}/`)))
    .map(storedEntry)
}

export function storedEntry(key: string): StoredEntry {
  return { key, collection: key.split('/', 2)[1] ?? '' }
}
