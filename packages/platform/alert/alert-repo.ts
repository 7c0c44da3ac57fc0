import type { Queryable } from '../storage/database.ts'

export interface StockAlert {
  id: number
  sku: string
  email: string
  storeCode: string
  status: 'pending' | 'active'
  tokenHash: string | null
  requestedAt: string
  confirmedAt: string | null
  expiresAt: string
}

interface AlertRow {
  id: number
  sku: string
  email: string
  store_code: string
  status: StockAlert['status']
  token_hash: string | null
  requested_at: string
  confirmed_at: string | null
  expires_at: string
}

const columns = 'id, sku, email, store_code, status, token_hash, requested_at, confirmed_at, expires_at'

/** Every function takes the database or the transaction that it is part of. */
export const alertRepo = {
  async find(
    database: Queryable,
    { sku, email, storeCode }: Pick<StockAlert, 'sku' | 'email' | 'storeCode'>,
  ): Promise<StockAlert | undefined> {
    const row = await database.get<AlertRow>(
      `SELECT ${columns} FROM stock_alert WHERE email = $1 AND sku = $2 AND store_code = $3`,
      [email, sku, storeCode],
    )
    return row && toAlert(row)
  },

  async findByTokenHash(database: Queryable, hash: string): Promise<StockAlert | undefined> {
    const row = await database.get<AlertRow>(`SELECT ${columns} FROM stock_alert WHERE token_hash = $1`, [hash])
    return row && toAlert(row)
  },

  /** How many requests in the name of an address are younger than this moment. */
  async countSince(database: Queryable, email: string, since: number): Promise<number> {
    const row = await database.get<{ requests: number }>(
      'SELECT count(*) AS requests FROM stock_alert WHERE email = $1 AND requested_at > $2',
      [email, new Date(since).toISOString()],
    )
    return row?.requests ?? 0
  },

  /** Writes a new one, or what an old one has become. */
  async save(database: Queryable, alert: Omit<StockAlert, 'id'>): Promise<void> {
    await database.run(
      `INSERT INTO stock_alert (sku, email, store_code, status, token_hash, requested_at, confirmed_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (email, sku, store_code) DO UPDATE SET
         status = excluded.status, token_hash = excluded.token_hash, requested_at = excluded.requested_at,
         confirmed_at = excluded.confirmed_at, expires_at = excluded.expires_at`,
      [
        alert.sku,
        alert.email,
        alert.storeCode,
        alert.status,
        alert.tokenHash,
        alert.requestedAt,
        alert.confirmedAt,
        alert.expiresAt,
      ],
    )
  },

  async remove(database: Queryable, id: number): Promise<void> {
    await database.run('DELETE FROM stock_alert WHERE id = $1', [id])
  },

  /** What is waited for now, each once. */
  async wanted(database: Queryable, now: number): Promise<{ sku: string; storeCode: string }[]> {
    const rows = await database.all<{ sku: string; store_code: string }>(
      `SELECT DISTINCT sku, store_code FROM stock_alert WHERE status = 'active' AND expires_at > $1`,
      [new Date(now).toISOString()],
    )
    return rows.map(({ sku, store_code }) => ({ sku, storeCode: store_code }))
  },

  /** Takes everybody off the list who waits for this pair. Of two who ask at the same time, one gets each of them. */
  async take(
    database: Queryable,
    { sku, storeCode }: Pick<StockAlert, 'sku' | 'storeCode'>,
    now: number,
  ): Promise<{ id: number; email: string }[]> {
    return database.all<{ id: number; email: string }>(
      `DELETE FROM stock_alert WHERE sku = $1 AND store_code = $2 AND status = 'active' AND expires_at > $3
       RETURNING id, email`,
      [sku, storeCode, new Date(now).toISOString()],
    )
  },

  async purge(database: Queryable, { now, unconfirmedBefore }: { now: number; unconfirmedBefore: number }) {
    const { changes } = await database.run(
      `DELETE FROM stock_alert WHERE expires_at <= $1 OR (status = 'pending' AND requested_at < $2)`,
      [new Date(now).toISOString(), new Date(unconfirmedBefore).toISOString()],
    )
    return changes
  },
}

function toAlert(row: AlertRow): StockAlert {
  return {
    id: row.id,
    sku: row.sku,
    email: row.email,
    storeCode: row.store_code,
    status: row.status,
    tokenHash: row.token_hash,
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    expiresAt: row.expires_at,
  }
}
