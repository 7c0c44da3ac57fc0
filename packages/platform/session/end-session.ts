import type { Queryable } from '../storage/database.ts'
import { hashToken } from '../token/secret-token.ts'
import { sessionRepo } from './session-repo.ts'

/** Ends the session to which any of these tokens belongs, be it expired: who logs out after a long pause means it too. */
export async function endSession(database: Queryable, tokens: readonly string[], now: number): Promise<void> {
  for (const token of tokens) {
    const sessionId = await sessionRepo.sessionIdOf(database, hashToken(token))
    if (sessionId) await sessionRepo.revoke(database, sessionId, new Date(now).toISOString())
  }
}
