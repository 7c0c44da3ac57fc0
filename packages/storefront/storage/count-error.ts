import { errorsToStopReads } from '@welt/domain/cache/cache-limits.ts'
import type { CaredStorage } from './cared-storage.ts'
import { storedEntries } from './stored-entries.ts'
import { CacheTimeout } from './within.ts'

/** "'Cache not responding' and 'Persistent cache disabled because of previous errors' are logged only." */
export function countError(cared: CaredStorage, cause: unknown): void {
  const { state, log } = cared
  state.errors += 1
  log.warn({ reason: String(cause) }, cause instanceof CacheTimeout ? 'Cache not responding' : 'the storage failed')
  if (state.errors !== errorsToStopReads) return
  log.warn({}, 'Persistent cache disabled because of previous errors')
  takeCopy(cared)
}

/** From now on all reads are served from memory: what can still be read is taken there. */
function takeCopy({ medium, state: { known }, config }: CaredStorage): void {
  try {
    for (const { key } of storedEntries(medium, config)) known.set(key, medium.getItem(key))
  } catch {
    // What cannot be read is not there.
  }
}
