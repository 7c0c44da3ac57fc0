const deepestCause = 5

/**
 * An error for the log: what and where, without the fields that drivers hang on it. PostgreSQL's `detail`, for one, quotes
 * the row, and a row may be a person.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined || depth === deepestCause ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}
