import type { SqliteConnection } from './sqlite-connection.ts'

/** One statement on its way. */
export interface Write {
  /** Runs it; the answer is kept until it is told. */
  attempt(connection: SqliteConnection): void
  /** Tells the answer, once it is on the disk. */
  tell(): void
  refuse(error: unknown): void
}

export function createWrite<T>(statement: (connection: SqliteConnection) => T): { write: Write; answer: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let answer: () => void = () => reject(new Error('A write was answered before it ran.'))
  const write: Write = {
    attempt(connection) {
      const result = statement(connection)
      answer = () => resolve(result)
    },
    tell: () => answer(),
    refuse: reject,
  }
  return { write, answer: promise }
}

/**
 * Commits all of them at once, so that the disk is waited for once; nobody is answered before. A statement that fails is
 * undone by SQLite alone, and the others stand. When the whole transaction fails, nothing of it was written.
 */
export function commitTogether(connection: SqliteConnection, writes: readonly Write[]): void {
  const written: Write[] = []
  try {
    if (writes.length > 1) connection.execute('BEGIN IMMEDIATE')
    for (const write of writes) if (isTaken(connection, write, writes.length > 1)) written.push(write)
    if (writes.length > 1) connection.execute('COMMIT')
  } catch (error) {
    if (connection.inTransaction) connection.execute('ROLLBACK')
    for (const write of writes) write.refuse(error)
    return
  }
  for (const write of written) write.tell()
}

/** False when the statement was refused; throws when that has ended the transaction of all (a full disk does). */
function isTaken(connection: SqliteConnection, write: Write, inTransaction: boolean): boolean {
  try {
    write.attempt(connection)
    return true
  } catch (error) {
    if (inTransaction && !connection.inTransaction) throw error
    write.refuse(error)
    return false
  }
}
