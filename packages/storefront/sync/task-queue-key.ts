import { type StorageOwner, storageKey } from '../storage/storage-key.ts'

/** Where the tasks wait. */
export function taskQueueKey(owner: StorageOwner): string {
  return storageKey(owner, 'syncTasks', 'queue')
}
