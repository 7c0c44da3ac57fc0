import type { CacheEntry } from '@welt/domain/cache/entries-to-drop.ts'
import { createIndexedDatabase } from '../storage/indexed-database.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'

/** What is known of the answers stands beside them, so that it can be counted without reading them all. */
const answers = 'answers'
const visits = 'visits'

/** Answers in the browser's database of this name. */
export function createIndexedAnswerStore(databases: () => IDBFactory, name: string): AnswerStore {
  const { transact, recreate } = createIndexedDatabase(databases, name, [answers, visits])

  return {
    async read(key) {
      const kept: unknown = await transact('readonly', (transaction) => transaction.objectStore(answers).get(key))
      return isKept(kept) ? kept : undefined
    },

    async write(entry, result) {
      await transact('readwrite', (transaction) => {
        transaction.objectStore(visits).put(entry, entry.key)
        return transaction.objectStore(answers).put({ at: entry.at, result } satisfies KeptAnswer, entry.key)
      })
    },

    async visit(key, visitedAt) {
      await transact('readwrite', (transaction) => {
        const store = transaction.objectStore(visits)
        const known: IDBRequest<unknown> = store.get(key)
        known.addEventListener('success', () => {
          if (isEntry(known.result)) store.put({ ...known.result, visitedAt }, key)
        })
        return known
      })
    },

    async entries() {
      const known: unknown[] | undefined = await transact('readonly', (transaction) =>
        transaction.objectStore(visits).getAll(),
      )
      return (known ?? []).filter(isEntry)
    },

    async drop(keys) {
      await transact('readwrite', (transaction) => {
        for (const key of keys) {
          transaction.objectStore(answers).delete(key)
          transaction.objectStore(visits).delete(key)
        }
        return undefined
      })
    },

    recreate,
  }
}

function isKept(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
}

function isEntry(value: unknown): value is CacheEntry {
  return typeof value === 'object' && value !== null && ['at', 'visitedAt', 'size'].every((name) => name in value)
}
