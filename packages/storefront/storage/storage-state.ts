/** What a storage of the shop knows about itself. */
export interface StorageState {
  /** What this page has read and written, the last visited at the end. Null where nothing is kept under the key. */
  known: Map<string, string | null>
  /** What is known to this page alone; null where something was removed. */
  unwritten: Map<string, string | null>
  errors: number
}

/** A call that did not do what it should. */
export interface StorageFailure {
  key: string
  cause: unknown
}
