/** What came of a task's call. */
export type TaskOutcome =
  | { at: 'accepted'; result: unknown }
  /** Whatever code it was; `networkCode` is what a platform passes on that did not reach another one. */
  | { at: 'refused'; code: number; text: string; networkCode?: string }
  /** Somebody answered, but nobody can say what. */
  | { at: 'content-type' | 'format' }
  /** The network swallowed it: the platform has not judged. */
  | { at: 'unheard' }
  /** Its token could not be refreshed. Whoever is to blame has been told. */
  | { at: 'aborted' }
