import { plainStorage } from '../storage/plain-storage.ts'
import { createExclusively, type Exclusively } from './exclusively.ts'
import { wait } from './wait.ts'

let own: Exclusively | undefined

/** One for the whole tab, whatever is done by turns in it. */
export function browserExclusively(): Exclusively {
  own ??= createExclusively({
    locks: globalThis.navigator?.locks,
    // Not the shop's own storage, which may be elsewhere: a lease must be seen by all tabs.
    storage: plainStorage(() => localStorage),
    clock: Date.now,
    wait,
  })
  return own
}
