/**
 * The engine could not do the work now: another transaction was in the way each time (`busy`), the statement took too
 * long (`timeout`), or nobody answered (`unreachable`). Nothing was written, except when the connection broke during the
 * commit itself: then the caller cannot know, and repeats with the same idempotency key.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly reason: 'busy' | 'timeout' | 'unreachable'

  constructor(reason: DatabaseUnavailableError['reason'], cause: unknown) {
    super(sentences[reason], { cause })
    this.reason = reason
  }
}

const sentences = {
  busy: 'The database was busy with other transactions, every retry included.',
  timeout: 'The database did not finish a statement in time.',
  unreachable: 'The database does not answer.',
}

/** A mistake in our own code: the database itself inside its transaction, or a transaction that has ended. */
export class DatabaseMisuseError extends Error {
  override name = 'DatabaseMisuseError'
}
