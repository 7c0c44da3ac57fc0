/** A browser storage for tests, with something in it from the start if need be. */
export function memoryStorage(content: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(content))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}
