/** Texts under keys in a database. Every call may fail, or never come back. */
export interface TextStore {
  readAll(): Promise<[string, string][]>
  read(key: string): Promise<string | null>
  write(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  /** Lets go of a connection that does not answer; the next call opens another. */
  reopen(): void
}
