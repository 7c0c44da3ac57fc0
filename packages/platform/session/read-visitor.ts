import { errorText } from '@welt/contract/error-text.ts'
import { fail } from '../http/envelope.ts'
import { HttpError } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { Queryable } from '../storage/database.ts'
import { hashToken } from '../token/secret-token.ts'
import { givenToken } from './given-token.ts'
import { isOwnPage } from './is-own-page.ts'
import { sessionRepo } from './session-repo.ts'
import type { Visitor } from './visitor.ts'

export type VisitorReader = (context: Pick<RequestContext, 'request' | 'query'>) => Promise<Visitor>

/** Tells who sent a request. The database is asked each time: a session that was ended is over at once, everywhere. */
export function createVisitorReader(options: { database: Queryable; clock: () => number }): VisitorReader {
  return async ({ request, query }) => {
    const given = givenToken({ headers: request.headers, query })
    if (!given) return { kind: 'guest' }
    if (given.from === 'cookie' && !isOwnPage(request)) throw new HttpError(fail(403, errorText.foreignPage))
    const now = new Date(options.clock()).toISOString()
    const found = await sessionRepo.findByAccessToken(options.database, hashToken(given.token), now)
    return found ? { kind: 'customer', ...found } : { kind: 'expired' }
  }
}
