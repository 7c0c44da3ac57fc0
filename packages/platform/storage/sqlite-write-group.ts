import type { SqliteConnection } from './sqlite-connection.ts'

/** Takes the write lock at once: a transaction that began as a reader could not be upgraded, only refused. */
export const beginWriting = 'BEGIN IMMEDIATE'

/** A statement, or a short transaction, on its way to the disk. */
export interface Write {
  /** Does it; the answer is kept until it is told. What fails here has left no trace. */
  attempt(connection: SqliteConnection): Promise<void> | void
  /** Tells the answer, once it is on the disk. */
  tell(): void
  refuse(error: unknown): void
}

/** SQLite itself undoes a single statement that fails, and nothing else. */
export function createWrite<T>(statement: (connection: SqliteConnection) => T): Pending<T> {
  return pending((connection, keep) => keep(statement(connection)))
}

/** Several statements that stand or fall together, inside a transaction with others. */
export function createNestedWrite<T>(work: (connection: SqliteConnection) => Promise<T>): Pending<T> {
  return pending(async (connection, keep) => {
    connection.run('SAVEPOINT nested')
    try {
      keep(await work(connection))
    } catch (error) {
      if (connection.inTransaction) connection.run('ROLLBACK TO nested')
      throw error
    } finally {
      if (connection.inTransaction) connection.run('RELEASE nested')
    }
  })
}

interface Pending<T> {
  write: Write
  answer: Promise<T>
}

function pending<T>(
  attempt: (connection: SqliteConnection, keep: (answer: T) => void) => Promise<void> | void,
): Pending<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let tell = () => reject(new Error('A write was answered before it was made.'))
  const keep = (answer: T) => {
    tell = () => resolve(answer)
  }
  return {
    write: { attempt: (connection) => attempt(connection, keep), tell: () => tell(), refuse: reject },
    answer: promise,
  }
}

/**
 * Commits all of them at once, so that the disk is waited for once. One that fails is undone alone, and the others stand.
 * Nobody is answered before the commit, who failed neither: the reason may lie in what another one of them has written.
 * When the whole transaction fails, nothing of it was written, and all are told.
 */
export async function commitTogether(connection: SqliteConnection, writes: readonly Write[]): Promise<void> {
  const answers: (() => void)[] = []
  try {
    connection.run(beginWriting)
    for (const write of writes) {
      const fault = await faultOf(connection, write)
      answers.push(() => (fault ? write.refuse(fault.error) : write.tell()))
    }
    connection.commit()
  } catch (error) {
    if (connection.inTransaction) connection.run('ROLLBACK')
    for (const write of writes) write.refuse(error)
    return
  }
  for (const answer of answers) answer()
}

/** Throws when what failed has ended the transaction of all, as a full disk does. */
async function faultOf(connection: SqliteConnection, write: Write): Promise<{ error: unknown } | undefined> {
  try {
    await write.attempt(connection)
    return undefined
  } catch (error) {
    if (!connection.inTransaction) throw error
    return { error }
  }
}
