import type { CaredStorage } from './cared-storage.ts'
import { countError } from './count-error.ts'
import { mendStorage } from './mend-storage.ts'
import type { StorageFailure } from './storage-state.ts'
import { tidyStorage } from './tidy-storage.ts'

/** Mends what has failed; where nothing has, sees to it that the storage stays small. */
export async function careForStorage(cared: CaredStorage, failure?: StorageFailure): Promise<void> {
  try {
    await (failure ? mendStorage(cared, failure) : tidyStorage(cared))
  } catch (cause) {
    countError(cared, cause)
  }
}
