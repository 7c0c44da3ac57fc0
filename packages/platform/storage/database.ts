/** What both engines take as a parameter. Flags travel as 0 and 1, times as ISO text, documents as JSON text. */
export type SqlValue = string | number | bigint | null | Uint8Array

export type Dialect = 'sqlite' | 'postgres'

/**
 * Runs hand-written, portable SQL with `$1` placeholders. Each text is prepared once, so a text must never contain a value.
 *
 * Rows look the same on both engines: integers, counts and sums are numbers (one beyond 2^53 throws), truth is 0 or 1.
 * Text is sorted by the engine's own collation: where the order matters, sort by a number or in the caller.
 */
export interface Queryable {
  readonly dialect: Dialect
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>
  get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>
  run(sql: string, params?: readonly SqlValue[]): Promise<{ changes: number }>
}

export interface TransactionOptions {
  /**
   * `repeatable read` (the default): one snapshot, and two transactions that change the same row never lose an update;
   * the later one is run again. `read committed`: for rows that many want at once, where every write is a conditional
   * UPDATE that waits its turn instead of starting again. SQLite runs one transaction after the other in either case.
   */
  isolation?: 'repeatable read' | 'read committed'
  /** How often the work is run again after a conflict, before DatabaseUnavailableError is thrown. Default 3. */
  maxRetries?: number
  /**
   * For short work that many have at once and that waits for nothing but its own statements: SQLite may commit it together
   * with others that came at the same time, and waits for the disk once. Each is still all or nothing, and is answered
   * when it is on the disk; but one that falls asleep keeps the others waiting too.
   */
  sharesCommit?: boolean
}

export interface Database extends Queryable {
  /**
   * Commits what `work` did when its promise fulfils, undoes it when it rejects. `work` may run several times, so it does
   * nothing but read and write through `tx`; using the database itself inside throws, it would wait for its own end.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * A text that stays the same for as long as nobody has committed anything that may have changed the table: in another
   * process anything at all, in this one a statement that names it. So a table whose rows change with those of another,
   * by a cascade or a trigger, has no mark. Only where an engine can tell that for less than a read costs.
   */
  commitMark?: ((table: string) => string) | undefined
  /** Rejects when the engine does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
