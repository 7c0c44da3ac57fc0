import { errorText } from '@welt/contract/error-text.ts'
import type { Log } from '../log/log.ts'
import { DatabaseUnavailableError } from '../storage/database-error.ts'
import { describeError } from './describe-error.ts'
import { type Failure, fail } from './envelope.ts'
import { HttpError } from './http-error.ts'
import type { RequestContext } from './request-context.ts'

/** The one place where something thrown becomes an answer. What it was goes to the log, not on the wire. */
export function onError(error: unknown, log: Log, { requestId, route }: RequestContext): Failure {
  if (error instanceof HttpError) {
    if (error.cause !== undefined)
      log.error({ requestId, route, error: describeError(error) }, 'a request was given up')
    return error.failure
  }
  if (error instanceof DatabaseUnavailableError) {
    log.warn({ requestId, route, reason: error.reason, error: describeError(error) }, 'the database was not available')
    return fail(503, errorText.unavailable, { headers: { 'retry-after': '1' } })
  }
  log.error({ requestId, route, error: describeError(error) }, 'a request failed')
  return fail(500, errorText.internal)
}
