import type { Queryable } from '../storage/database.ts'

export interface NewPasswordReset {
  hash: string
  customerId: number
  createdAt: string
  expiresAt: string
}

export const passwordResetRepo = {
  /** What is over already makes room. */
  async add(tx: Queryable, { hash, customerId, createdAt, expiresAt }: NewPasswordReset): Promise<void> {
    await tx.run('DELETE FROM password_reset WHERE customer_id = $1 AND expires_at <= $2', [customerId, createdAt])
    await tx.run('INSERT INTO password_reset (hash, customer_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
      hash,
      customerId,
      createdAt,
      expiresAt,
    ])
  },

  /** Whose link this is, while it is good. */
  async customerOf(database: Queryable, hash: string, now: string): Promise<number | undefined> {
    const row = await database.get<{ customerId: number }>(
      'SELECT customer_id AS "customerId" FROM password_reset WHERE hash = $1 AND expires_at > $2',
      [hash, now],
    )
    return row?.customerId
  },

  /** True for the one who takes it. */
  async take(tx: Queryable, hash: string, now: string): Promise<boolean> {
    const { changes } = await tx.run('DELETE FROM password_reset WHERE hash = $1 AND expires_at > $2', [hash, now])
    return changes === 1
  },

  async removeAllOf(tx: Queryable, customerId: number): Promise<void> {
    await tx.run('DELETE FROM password_reset WHERE customer_id = $1', [customerId])
  },

  /** Links that are over go; tells how many. */
  async purge(database: Queryable, now: number): Promise<number> {
    const moment = new Date(now).toISOString()
    return (await database.run('DELETE FROM password_reset WHERE expires_at <= $1', [moment])).changes
  },
}
