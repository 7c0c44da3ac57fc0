import { type OwnSize, sizeScaleNames } from './own-size.ts'

/** Kept in the browser and nowhere else: no account is needed for it, and no server learns of it. */
export interface OwnSizeStore {
  subscribe: (listener: () => void) => () => void
  get: () => OwnSize | null
  set: (own: OwnSize | null) => void
}

export const ownSizeKey = 'shop/own-size'

export interface OwnSizeStoreOptions {
  /** None where the browser forbids it: then the size is known for as long as the page is. */
  storage: Storage | null
  /** Calls back when another tab has written under this key. */
  onStorageChange?: (key: string, changed: () => void) => void
}

export function createOwnSizeStore({ storage, onStorageChange }: OwnSizeStoreOptions): OwnSizeStore {
  let own = read(storage)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  onStorageChange?.(ownSizeKey, () => {
    own = read(storage)
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
      try {
        if (next) storage?.setItem(ownSizeKey, JSON.stringify(next))
        else storage?.removeItem(ownSizeKey)
      } catch {
        // A full storage keeps nobody from choosing shoes.
      }
      tell()
    },
  }
}

function read(storage: Storage | null): OwnSize | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(ownSizeKey) ?? 'null')
    return isOwnSize(value) ? value : null
  } catch {
    return null
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
