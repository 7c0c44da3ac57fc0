import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { everyView, storageKey } from '../storage/storage-key.ts'
import { type OwnSize, sizeScaleNames } from './own-size.ts'

/** Kept in the browser and nowhere else: no account is needed for it, and no server learns of it. */
export interface OwnSizeStore {
  subscribe: (listener: () => void) => () => void
  get: () => OwnSize | null
  set: (own: OwnSize | null) => void
}

/** Feet are the same in every store view. */
export const ownSizeKey = storageKey(everyView, 'own-size', 'current-own-size')

export interface OwnSizeStoreOptions {
  /** None on the server, which keeps nothing. */
  storage: TextStorage | null
  /** Calls back when another tab has written under this key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

export function createOwnSizeStore({ storage, onStorageChange }: OwnSizeStoreOptions): OwnSizeStore {
  const stored = () => readKept(storage, ownSizeKey, (kept) => isOwnSize(kept) && kept) ?? null
  let own = stored()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  onStorageChange?.(ownSizeKey, () => {
    own = stored()
    tell()
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => own,
    set(next) {
      own = next
      if (next) storage?.setItem(ownSizeKey, JSON.stringify(next))
      else storage?.removeItem(ownSizeKey)
      tell()
    },
  }
}

function isOwnSize(value: unknown): value is OwnSize {
  if (typeof value !== 'object' || value === null) return false
  const { size, label, width, scale } = value as Record<string, unknown>
  const isShort = (text: unknown) => typeof text === 'string' && text.length > 0 && text.length <= 20
  return (
    isShort(size) &&
    isShort(label) &&
    (width === undefined || isShort(width)) &&
    sizeScaleNames.some((name) => name === scale)
  )
}
