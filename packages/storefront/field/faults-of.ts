import type { MessageKey } from '../i18n/message-key.ts'
import type { Text } from '../i18n/text.ts'
import { type Faults, namesOf } from './form-state.ts'

/** Faults in the shopper's language; fields without one are left out. */
export function faultsOf<Name extends string>(
  t: Text,
  keys: Partial<Record<Name, MessageKey | undefined>>,
): Faults<Name> {
  const faults: Partial<Record<Name, string>> = {}
  for (const name of namesOf(keys)) {
    const key = keys[name]
    if (key) faults[name] = t(key)
  }
  return faults
}
