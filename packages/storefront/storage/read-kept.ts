import type { TextStorage } from './shop-storage.ts'

/**
 * What is kept under the key, as far as `read` takes it for its own: anybody can write there. A text of which nothing can be
 * used is dropped. Undefined then, and where there is none.
 */
export function readKept<Value>(
  storage: TextStorage | null,
  key: string,
  read: (kept: unknown) => Value | false,
): Value | undefined {
  const text = storage?.getItem(key) ?? null
  if (text === null) return undefined
  try {
    const value = read(JSON.parse(text))
    if (value !== false) return value
  } catch {
    // Half a text is dropped as a foreign one is.
  }
  storage?.removeItem(key)
  return undefined
}
