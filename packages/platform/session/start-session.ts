import { randomUUID } from 'node:crypto'
import type { Queryable } from '../storage/database.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import { refreshTokenRepo } from './refresh-token-repo.ts'
import { sessionRepo } from './session-repo.ts'
import type { SessionSettings } from './session-settings.ts'

export interface SessionTokens {
  token: string
  refreshToken: string
}

export interface SessionStart {
  customerId: number
  storeCode: string
  now: number
  settings: SessionSettings
}

/** Revoked sessions are kept for a day, so that what is asked with their tokens meanwhile finds them revoked. */
const keptMs = 24 * 60 * 60 * 1000

/** One login: a session, its first access token and its first refresh token. What has long ended is cleared away. */
export async function startSession(tx: Queryable, start: SessionStart): Promise<SessionTokens> {
  const { customerId, storeCode, now, settings } = start
  const at = (ms: number) => new Date(now + ms).toISOString()
  const id = randomUUID()
  const tokens = { token: newToken(), refreshToken: newToken() }
  await sessionRepo.forget(tx, customerId, at(-keptMs))
  await sessionRepo.add(tx, {
    id,
    customerId,
    storeCode,
    createdAt: at(0),
    expiresAt: at(settings.absoluteMs),
    idleExpiresAt: at(settings.refreshMs),
  })
  await sessionRepo.addAccessToken(tx, hashToken(tokens.token), id, at(settings.accessMs))
  await refreshTokenRepo.add(tx, {
    hash: hashToken(tokens.refreshToken),
    sessionId: id,
    state: 'current',
    createdAt: at(0),
  })
  return tokens
}
