import { ok, type Success } from '../http/envelope.ts'
import { sessionCookie, wantsCookie } from '../session/session-cookie.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import type { SessionTokens } from '../session/start-session.ts'

/** The access token as the result, the refresh token beside it; and the cookie for a browser that asked for it. */
export function tokenAnswer(tokens: SessionTokens, asked: Headers, { accessMs }: SessionSettings): Success<string> {
  const meta = { refreshToken: tokens.refreshToken }
  if (!wantsCookie(asked)) return ok(tokens.token, { meta })
  return ok(tokens.token, { meta, headers: { 'set-cookie': sessionCookie(tokens.token, accessMs) } })
}
