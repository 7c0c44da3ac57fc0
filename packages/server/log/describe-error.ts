import { errorCode } from '../start/error-code.ts'

export interface ErrorFacts {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorFacts | string
}

/** What a log line says of an error. Other properties stay out: Node puts whole addresses there, tokens included. */
export function describeError(error: unknown): ErrorFacts | string {
  if (!(error instanceof Error)) return String(error)
  const code = errorCode(error)
  return {
    type: error.name,
    message: error.message,
    ...(code ? { code } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
