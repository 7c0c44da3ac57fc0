import { memoryStorage } from './memory-storage.ts'

/** A browser storage that holds so many characters, keys among them. */
export function limitedStorage(limit: number, content: Record<string, string> = {}): Storage {
  const storage = memoryStorage(content)
  const taken = (without: string) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key !== without)
      .reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, text) {
      if (taken(key) + key.length + text.length > limit) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, text)
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
    key: (index) => storage.key(index),
    get length() {
      return storage.length
    },
  }
}
