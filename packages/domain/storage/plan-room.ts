import { collectionWorth, type Worth } from './collection-worth.ts'

export interface StoredEntry {
  key: string
  collection: string
}

/** Keys that go, `own` only where `dispensable` was not enough. */
export interface RoomPlan {
  dispensable: string[]
  own: string[]
}

/**
 * "Quota exceeded: all collections except preserved ones are cleared and the write retried." What costs nobody anything goes
 * first. The shopper's own lists go for what is preserved, and never for each other or for a path.
 */
export function planRoom(entries: readonly StoredEntry[], written: StoredEntry): RoomPlan {
  const keysOf = (worth: Worth) =>
    entries
      .filter(({ key, collection }) => key !== written.key && collectionWorth(collection) === worth)
      .map(({ key }) => key)
  const isPreserved = collectionWorth(written.collection) === 'preserved'
  return { dispensable: keysOf('dispensable'), own: isPreserved ? keysOf('own') : [] }
}
