/** Milliseconds, each longer than the one before. */
export interface CacheAges {
  /** So long an answer is as good as a new one. */
  freshFor: number
  /** So long it may stand in for one that is slow to come. */
  patientFor: number
  /** So long it may stand in for one that does not come at all. */
  keptFor: number
}

export type Lookup =
  | { do: 'serve' }
  /** `rescue`: when the kept answer is taken instead. `late`: after a while without an answer, or where the network fails. */
  | { do: 'ask'; rescue: 'never' | 'failed' | 'late' }
  | { do: 'tell-offline' }

export interface LookupCase {
  /** How old the kept answer is; null where there is none. */
  age: number | null
  isOnline: boolean
}

/**
 * Whether a question is answered by what the browser kept. With a connection a price is at most `freshFor` old, or `patientFor`
 * where the network is slow. Without one everything that is kept is better than nothing: the page says that it is offline.
 */
export function planLookup({ age, isOnline }: LookupCase, { freshFor, patientFor, keptFor }: CacheAges): Lookup {
  // A clock that was put back makes answers from the future: nobody knows how old they are.
  const isKept = age !== null && age >= 0 && age < keptFor
  if (!isOnline) return isKept ? { do: 'serve' } : { do: 'tell-offline' }
  if (!isKept) return { do: 'ask', rescue: 'never' }
  if (age < freshFor) return { do: 'serve' }
  return { do: 'ask', rescue: age < patientFor ? 'late' : 'failed' }
}
