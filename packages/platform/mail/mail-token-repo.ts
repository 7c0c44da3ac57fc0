import type { Queryable } from '../storage/database.ts'

/** Every function takes the database or the transaction that it is part of. */
export const mailTokenRepo = {
  async add(database: Queryable, hash: string, expiresAt: number): Promise<void> {
    await database.run('INSERT INTO mail_token (hash, expires_at) VALUES ($1, $2)', [
      hash,
      new Date(expiresAt).toISOString(),
    ])
  },

  /** Uses the token up. False: it is none, too old, or was used. */
  async redeem(database: Queryable, hash: string, now: number): Promise<boolean> {
    const { changes } = await database.run('DELETE FROM mail_token WHERE hash = $1 AND expires_at > $2', [
      hash,
      new Date(now).toISOString(),
    ])
    return changes === 1
  },

  async purge(database: Queryable, now: number): Promise<number> {
    const { changes } = await database.run('DELETE FROM mail_token WHERE expires_at <= $1', [
      new Date(now).toISOString(),
    ])
    return changes
  },
}
