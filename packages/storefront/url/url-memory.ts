import type { UrlTarget } from './url-target.ts'

/** Where resolved paths are remembered. Reading and writing may fail: then the server is asked again. */
export interface UrlMemory {
  get(path: string): UrlTarget | undefined
  set(path: string, target: UrlTarget): void
}

/** In memory first, then in the browser's storage; what storage knows is lifted into memory. */
export function createUrlMemory(storage: Storage | null, storeCode: string): UrlMemory {
  const memory = new Map<string, UrlTarget>()
  const key = (path: string) => `${storeCode}-shop/url/${path}`
  return {
    get(path) {
      const known = memory.get(path) ?? readTarget(storage, key(path))
      if (known) memory.set(path, known)
      return known
    },
    set(path, target) {
      memory.set(path, target)
      try {
        storage?.setItem(key(path), JSON.stringify(target))
      } catch {
        // A full or forbidden storage only costs the next visit one question; memory still answers this one.
      }
    },
  }
}

function readTarget(storage: Storage | null, key: string): UrlTarget | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return isTarget(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isTarget(value: unknown): value is UrlTarget {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'product')
    return 'parentSku' in value && typeof value.parentSku === 'string' && 'slug' in value && 'routeName' in value
  if (value.type === 'category') return 'id' in value && typeof value.id === 'number'
  return value.type === 'cms_page' && 'identifier' in value && typeof value.identifier === 'string'
}
