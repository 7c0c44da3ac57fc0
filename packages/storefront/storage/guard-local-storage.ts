import type { StorageTools } from './cared-storage.ts'
import { forgetAnswers } from './forget-answers.ts'
import { guardStorage } from './guard-storage.ts'
import type { PlainStorage } from './plain-storage.ts'
import { storageNames } from './storage-names.ts'

const guarded = new WeakMap<PlainStorage, Promise<void>>()

/** Once for a page: the first failure calls for it, or the first idle time. */
export function guardLocalStorage(plain: PlainStorage, tools: StorageTools): Promise<void> {
  const guarding =
    guarded.get(plain) ??
    guardStorage(plain, {
      ...tools,
      forgetAnswers: () => forgetAnswers(() => window.indexedDB, storageNames(tools.config)),
      onWritten: (heard) =>
        window.addEventListener('storage', ({ key, newValue }) => key !== null && heard(key, newValue), {
          // Before the stores that have been listening for longer.
          capture: true,
        }),
    })
  guarded.set(plain, guarding)
  return guarding
}
