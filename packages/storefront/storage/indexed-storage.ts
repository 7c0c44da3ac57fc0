import type { StorageTools } from './cared-storage.ts'
import { forgetAnswers } from './forget-answers.ts'
import { createIndexedTextStore } from './indexed-text-store.ts'
import { type KeyChannel, openMirroredStorage } from './mirrored-storage.ts'
import type { ShopStorage } from './shop-storage.ts'
import { storageNames } from './storage-names.ts'

/** One for all store views: its keys are those of the local storage, and begin with the view's name. */
const name = 'shop-storage'

export function openIndexedStorage(tools: StorageTools): Promise<ShopStorage> {
  const databases = () => window.indexedDB
  return openMirroredStorage({
    ...tools,
    store: createIndexedTextStore(databases, name),
    channel: openChannel(),
    forgetAnswers: () => forgetAnswers(databases, storageNames(tools.config)),
  })
}

function openChannel(): KeyChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (key) => channel.postMessage(key),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') heard(data)
      }),
  }
}
