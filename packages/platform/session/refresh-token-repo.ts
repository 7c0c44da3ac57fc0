import type { Queryable } from '../storage/database.ts'

/** `offered` until it is first used, because clients of the field keep the old one; then its predecessor is `retired`. */
export type RefreshTokenState = 'current' | 'offered' | 'retired'

export interface StoredRefreshToken {
  hash: string
  sessionId: string
  state: RefreshTokenState
  createdAt: string
}

export const refreshTokenRepo = {
  find(database: Queryable, hash: string): Promise<Pick<StoredRefreshToken, 'sessionId' | 'state'> | undefined> {
    return database.get(`SELECT session_id AS "sessionId", state FROM refresh_token WHERE hash = $1`, [hash])
  },

  /** Refreshes one after the other offer the same successor: the first one writes it. */
  async add(tx: Queryable, token: StoredRefreshToken): Promise<void> {
    await tx.run(
      `INSERT INTO refresh_token (hash, session_id, state, created_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO NOTHING`,
      [token.hash, token.sessionId, token.state, token.createdAt],
    )
  },

  /** An offered one was taken: it is the current one now, and the one before it is retired. */
  async promote(tx: Queryable, { hash, sessionId }: Pick<StoredRefreshToken, 'hash' | 'sessionId'>): Promise<void> {
    await tx.run(`UPDATE refresh_token SET state = 'retired' WHERE session_id = $1 AND state = 'current'`, [sessionId])
    await tx.run(`UPDATE refresh_token SET state = 'current' WHERE hash = $1`, [hash])
  },
}
