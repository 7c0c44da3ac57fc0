import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import { type StorageOwner, storageKey } from '../storage/storage-key.ts'
import type { UrlTarget } from './url-target.ts'

/** Where resolved paths are remembered. What is not known any more is asked of the server again. */
export interface UrlMemory {
  get(path: string): UrlTarget | undefined
  set(path: string, target: UrlTarget): void
}

export interface UrlMemoryOptions extends StorageOwner {
  /** Of the page. */
  memory: UrlMemory
  storage: TextStorage | null
}

/** In memory first, then in the browser's storage; what storage knows is lifted into memory. */
export function createUrlMemory({ memory, storage, ...owner }: UrlMemoryOptions): UrlMemory {
  const keyOf = (path: string) => storageKey(owner, 'url', path)
  return {
    get(path) {
      const known = memory.get(path)
      if (known) return known
      const kept = readKept(storage, keyOf(path), (target) => isTarget(target) && target)
      if (kept) memory.set(path, kept)
      return kept
    },
    set(path, target) {
      memory.set(path, target)
      storage?.setItem(keyOf(path), JSON.stringify(target))
    },
  }
}

function isTarget(value: unknown): value is UrlTarget {
  const { type, id, identifier, parentSku, slug, routeName, childSku } = (value ?? {}) as Record<string, unknown>
  const areTexts = (...parts: unknown[]) => parts.every((part) => typeof part === 'string')
  if (type === 'product') return areTexts(parentSku, slug, routeName, childSku ?? '')
  return type === 'category' ? typeof id === 'number' : type === 'cms_page' && areTexts(identifier)
}
