import type { Database, Queryable } from '../storage/database.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import { nextRefreshToken } from './next-refresh-token.ts'
import { refreshTokenRepo } from './refresh-token-repo.ts'
import { sessionRepo } from './session-repo.ts'
import type { SessionSettings } from './session-settings.ts'
import type { SessionTokens } from './start-session.ts'

export interface RefreshRequest {
  refreshToken: string
  secret: Uint8Array
  now: number
  settings: SessionSettings
}

export type Refreshed = { ok: true; tokens: SessionTokens } | { ok: false; reason: 'unknown' | 'over' | 'reused' }

/** An access token is kept for a day after its end: who logs out with it still means its session. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * A new access token, and the offer of a new refresh token. The old one stays good until the new one is used, because
 * clients of the field never take the new one. Once it is used, whoever still comes with the old one has stolen it or was
 * stolen from, and the session ends for both.
 */
export function refreshSession(database: Database, request: RefreshRequest): Promise<Refreshed> {
  // Many tabs refresh at the same moment: each waits its turn instead of starting again.
  return database.transaction((tx) => refresh(tx, request), { isolation: 'read committed' })
}

async function refresh(tx: Queryable, { refreshToken, secret, now, settings }: RefreshRequest): Promise<Refreshed> {
  const at = (ms: number) => new Date(now + ms).toISOString()
  const hash = hashToken(refreshToken)
  const known = await refreshTokenRepo.find(tx, hash)
  if (!known) return { ok: false, reason: 'unknown' }

  const { sessionId } = known
  const isAlive = await sessionRepo.keepAlive(tx, sessionId, { now: at(0), until: at(settings.refreshMs) })
  if (!isAlive) return { ok: false, reason: 'over' }

  // Looked at again: while this one waited for the session, another may have retired the token.
  const state = (await refreshTokenRepo.find(tx, hash))?.state
  if (state === 'retired') {
    await sessionRepo.revoke(tx, sessionId, at(0))
    return { ok: false, reason: 'reused' }
  }
  if (state === 'offered') await refreshTokenRepo.promote(tx, { hash, sessionId })

  const tokens = { token: newToken(), refreshToken: nextRefreshToken(refreshToken, secret) }
  const offer = { hash: hashToken(tokens.refreshToken), sessionId, state: 'offered', createdAt: at(0) } as const
  await refreshTokenRepo.add(tx, offer)
  await sessionRepo.addAccessToken(tx, hashToken(tokens.token), sessionId, at(settings.accessMs))
  await sessionRepo.forgetAccessTokens(tx, sessionId, at(-keptMs))
  return { ok: true, tokens }
}
