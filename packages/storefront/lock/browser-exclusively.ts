import { browserStorage } from '../storage/browser-storage.ts'
import { createExclusively, type Exclusively } from './exclusively.ts'
import { wait } from './wait.ts'

let own: Exclusively | undefined

/** One for the whole tab, whatever is done by turns in it. */
export function browserExclusively(): Exclusively {
  own ??= createExclusively({
    locks: globalThis.navigator?.locks,
    storage: browserStorage(),
    clock: Date.now,
    wait,
  })
  return own
}
