import { ok, type Success } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { endSession } from '../session/end-session.ts'
import { givenToken } from '../session/given-token.ts'
import { clearedSessionCookie } from '../session/session-cookie.ts'
import type { UserSurroundings } from './user-surroundings.ts'

/** Ends the session of whichever token is given, be it expired; who is a guest already stays one. */
export async function logOutCustomer(
  { database, clock, readVisitor }: UserSurroundings,
  { refreshToken }: { refreshToken: string | undefined },
  context: RequestContext,
): Promise<Success<true>> {
  // Reading the visitor refuses a cookie that a foreign page has sent along.
  await readVisitor(context)
  const { request, query } = context
  const given = givenToken({ headers: request.headers, query })
  await endSession(
    database,
    [given?.token, refreshToken].filter((token) => token !== undefined),
    clock(),
  )
  return ok(true, { headers: { 'set-cookie': clearedSessionCookie } })
}
