import type { Queryable } from '../storage/database.ts'

export interface SessionOwner {
  customerId: number
  groupId: number
  email: string
  sessionId: string
}

export interface NewSession {
  id: string
  customerId: number
  storeCode: string
  createdAt: string
  expiresAt: string
  idleExpiresAt: string
}

/** Times are ISO text in UTC, all of one length, so that the engines compare them as text. */
export const sessionRepo = {
  /** Who holds this access token, unless it or its session is over. */
  findByAccessToken(database: Queryable, hash: string, now: string): Promise<SessionOwner | undefined> {
    return database.get<SessionOwner>(
      `SELECT c.id AS "customerId", c.group_id AS "groupId", c.email, s.id AS "sessionId"
       FROM access_token a
       JOIN customer_session s ON s.id = a.session_id
       JOIN customer c ON c.id = s.customer_id
       WHERE a.hash = $1 AND a.expires_at > $2 AND s.expires_at > $2 AND s.revoked_at IS NULL`,
      [hash, now],
    )
  },

  async add(tx: Queryable, session: NewSession): Promise<void> {
    await tx.run(
      `INSERT INTO customer_session (id, customer_id, store_code, created_at, expires_at, idle_expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [session.id, session.customerId, session.storeCode, session.createdAt, session.expiresAt, session.idleExpiresAt],
    )
  },

  async addAccessToken(tx: Queryable, hash: string, sessionId: string, expiresAt: string): Promise<void> {
    await tx.run('INSERT INTO access_token (hash, session_id, expires_at) VALUES ($1, $2, $3)', [
      hash,
      sessionId,
      expiresAt,
    ])
  },

  /**
   * Moves the end of an unused session on, and tells whether there is still one to move. Inside a transaction it also
   * makes everybody else wait who refreshes the same session.
   */
  async keepAlive(tx: Queryable, sessionId: string, { now, until }: { now: string; until: string }): Promise<boolean> {
    const { changes } = await tx.run(
      `UPDATE customer_session SET idle_expires_at = $1
       WHERE id = $2 AND revoked_at IS NULL AND expires_at > $3 AND idle_expires_at > $3`,
      [until, sessionId, now],
    )
    return changes === 1
  },

  async revoke(database: Queryable, sessionId: string, now: string): Promise<void> {
    await database.run('UPDATE customer_session SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL', [
      now,
      sessionId,
    ])
  },

  async revokeAllOf(database: Queryable, customerId: number, now: string): Promise<void> {
    await database.run('UPDATE customer_session SET revoked_at = $1 WHERE customer_id = $2 AND revoked_at IS NULL', [
      now,
      customerId,
    ])
  },

  /** The session of an access or refresh token, however old that is: who logs out with it means this one. */
  async sessionIdOf(database: Queryable, hash: string): Promise<string | undefined> {
    const row = await database.get<{ sessionId: string }>(
      `SELECT session_id AS "sessionId" FROM access_token WHERE hash = $1
       UNION SELECT session_id FROM refresh_token WHERE hash = $1`,
      [hash],
    )
    return row?.sessionId
  },

  /** Sessions of a customer that are over go, with their tokens. */
  async forget(database: Queryable, customerId: number, before: string): Promise<void> {
    await database.run(
      'DELETE FROM customer_session WHERE customer_id = $1 AND (expires_at <= $2 OR idle_expires_at <= $2 OR revoked_at <= $2)',
      [customerId, before],
    )
  },

  /** The same for everybody, now and then; tells how many sessions went. */
  async purge(database: Queryable, before: number): Promise<number> {
    const { changes } = await database.run(
      'DELETE FROM customer_session WHERE expires_at <= $1 OR idle_expires_at <= $1 OR revoked_at <= $1',
      [new Date(before).toISOString()],
    )
    return changes
  },

  async forgetAccessTokens(database: Queryable, sessionId: string, before: string): Promise<void> {
    await database.run('DELETE FROM access_token WHERE session_id = $1 AND expires_at <= $2', [sessionId, before])
  },
}
