import type { SqliteConnection } from './sqlite-connection.ts'

/** Takes the write lock at once: a transaction that began as a reader could not be upgraded, only refused. */
export const beginWriting = 'BEGIN IMMEDIATE'

/** A statement, or a short transaction, on its way to the disk. */
export interface Write {
  /** Does it; the answer is kept until it is told. It may be done several times. */
  attempt(connection: SqliteConnection): Promise<void> | void
  /** Whether what fails here may leave something behind: SQLite itself undoes a single statement, and nothing else. */
  leavesTraces: boolean
  /** Tells the answer, once it is on the disk. */
  tell(): void
  refuse(error: unknown): void
}

export function createWrite<T>(statement: (connection: SqliteConnection) => T): Pending<T> {
  return pending(false, (connection, keep) => keep(statement(connection)))
}

/** Several statements that stand or fall together, inside a transaction with others. */
export function createNestedWrite<T>(work: (connection: SqliteConnection) => Promise<T>): Pending<T> {
  return pending(true, async (connection, keep) => keep(await work(connection)))
}

interface Pending<T> {
  write: Write
  answer: Promise<T>
}

function pending<T>(
  leavesTraces: boolean,
  attempt: (connection: SqliteConnection, keep: (answer: T) => void) => Promise<void> | void,
): Pending<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let tell = () => reject(new Error('A write was answered before it was made.'))
  const keep = (answer: T) => {
    tell = () => resolve(answer)
  }
  return {
    write: { attempt: (connection) => attempt(connection, keep), leavesTraces, tell: () => tell(), refuse: reject },
    answer: promise,
  }
}

/**
 * Commits writes together, so that the disk is waited for once. One that fails is undone alone, and the others stand.
 * Nobody is answered before the commit, who failed neither: the reason may lie in what another one of them has written.
 * When the whole transaction fails, nothing of it was written, and all are told.
 */
export class WriteGroups {
  readonly #connection: SqliteConnection
  /** Somebody failed just now: where many want the last pair, most do. */
  #isWary = false

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  /**
   * To be undone alone takes a copy of every page that is changed, and hardly anybody fails. So nobody is prepared for it at
   * first: if one fails, all begin again, prepared.
   */
  async commit(writes: readonly Write[]): Promise<void> {
    try {
      const answers = await this.#attemptAll(writes, this.#isWary)
      this.#connection.commit()
      for (const answer of answers) answer()
    } catch (error) {
      this.#rollback()
      for (const write of writes) write.refuse(error)
    }
  }

  /** What to tell each of them after the commit. */
  async #attemptAll(writes: readonly Write[], isWary: boolean): Promise<(() => void)[]> {
    const answers: (() => void)[] = []
    this.#isWary = false
    this.#connection.run(beginWriting)
    for (const write of writes) {
      const fault = await this.#faultOf(write, isWary && write.leavesTraces)
      if (fault && write.leavesTraces) {
        this.#isWary = true
        if (!isWary) return this.#beginAgain(writes, fault.error)
      }
      answers.push(() => (fault ? write.refuse(fault.error) : write.tell()))
    }
    return answers
  }

  /** What failed has left traces. Who is alone has nobody to spare. */
  async #beginAgain(writes: readonly Write[], error: unknown): Promise<(() => void)[]> {
    if (writes.length === 1) throw error
    this.#rollback()
    return this.#attemptAll(writes, true)
  }

  /** Throws when what failed has ended the transaction of all, as a full disk does. */
  async #faultOf(write: Write, isUndoable: boolean): Promise<{ error: unknown } | undefined> {
    const connection = this.#connection
    if (isUndoable) connection.run('SAVEPOINT nested')
    try {
      await write.attempt(connection)
      return undefined
    } catch (error) {
      if (!connection.inTransaction) throw error
      if (isUndoable) connection.run('ROLLBACK TO nested')
      return { error }
    } finally {
      if (isUndoable && connection.inTransaction) connection.run('RELEASE nested')
    }
  }

  #rollback(): void {
    if (this.#connection.inTransaction) this.#connection.run('ROLLBACK')
  }
}
