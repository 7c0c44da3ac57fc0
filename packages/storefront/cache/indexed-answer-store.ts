import type { CacheEntry } from '@welt/domain/cache/entries-to-drop.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'

/** What is known of the answers stands beside them, so that it can be counted without reading them all. */
const answers = 'answers'
const visits = 'visits'

/** Answers in the browser's database of this name. Nothing is opened before the first call; where databases are forbidden each one fails. */
export function createIndexedAnswerStore(databases: () => IDBFactory, name: string): AnswerStore {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= open(databases, name, () => {
      opened = undefined
    })
    return opened
  }

  /** Resolves with what `work` asked for, once all of it is written. */
  const transact = async <Result>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = (await database()).transaction([answers, visits], mode)
    return new Promise((resolve, reject) => {
      const asked = work(transaction)
      transaction.addEventListener('complete', () => resolve(asked?.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The transaction was given up.')),
      )
    })
  }

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

    async recreate() {
      const before = opened
      opened = undefined
      // One that never opened has nothing to close, and is not waited for.
      before?.then((one) => one.close()).catch(() => undefined)
      await answered(databases().deleteDatabase(name))
    },
  }
}

async function open(databases: () => IDBFactory, name: string, onLost: () => void): Promise<IDBDatabase> {
  try {
    const request = databases().open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const store of [answers, visits]) request.result.createObjectStore(store)
    })
    const database = await answered(request)
    // Another tab begins anew, or the browser has cleared everything: the next call opens it again.
    database.addEventListener('versionchange', () => {
      database.close()
      onLost()
    })
    database.addEventListener('close', onLost)
    return database
  } catch (cause) {
    onLost()
    throw cause
  }
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason.')))
  })
}

function isKept(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
}

function isEntry(value: unknown): value is CacheEntry {
  return typeof value === 'object' && value !== null && ['at', 'visitedAt', 'size'].every((name) => name in value)
}
