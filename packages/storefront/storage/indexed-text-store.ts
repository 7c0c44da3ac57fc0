import { createIndexedDatabase } from './indexed-database.ts'
import type { TextStore } from './text-store.ts'

const texts = 'texts'

/** Texts in the browser's database of this name. */
export function createIndexedTextStore(databases: () => IDBFactory, name: string): TextStore {
  const { transact, reopen } = createIndexedDatabase(databases, name, [texts])
  return {
    async readAll() {
      const found: [string, string][] = []
      await transact('readonly', (transaction) => {
        const walk = transaction.objectStore(texts).openCursor()
        walk.addEventListener('success', () => {
          const cursor = walk.result
          if (!cursor) return
          const { key, value } = cursor as { key: unknown; value: unknown }
          if (typeof key === 'string' && typeof value === 'string') found.push([key, value])
          cursor.continue()
        })
        return undefined
      })
      return found
    },
    async read(key) {
      const text: unknown = await transact('readonly', (transaction) => transaction.objectStore(texts).get(key))
      return typeof text === 'string' ? text : null
    },
    async write(key, text) {
      await transact('readwrite', (transaction) => transaction.objectStore(texts).put(text, key))
    },
    async remove(key) {
      await transact('readwrite', (transaction) => transaction.objectStore(texts).delete(key))
    },
    reopen,
  }
}
