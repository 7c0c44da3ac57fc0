import type { Migration } from './migration.ts'

/**
 * Who is logged in. A session is one login with all its tokens; of a token only the SHA-256 is kept. A refresh token is
 * `offered` until it is first used, because clients of the field keep the old one; then its predecessor is `retired`.
 * A session ends at `expires_at` in any case, and at `idle_expires_at` unless it is refreshed before.
 */
export const session: Migration = {
  id: 5,
  name: 'session',
  async up(tx) {
    await tx.run(`
      CREATE TABLE customer_session (
        id TEXT NOT NULL PRIMARY KEY,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        store_code TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        idle_expires_at TEXT NOT NULL,
        revoked_at TEXT NULL
      )`)
    await tx.run('CREATE INDEX customer_session_by_customer ON customer_session (customer_id)')
    await tx.run(`
      CREATE TABLE access_token (
        hash TEXT NOT NULL PRIMARY KEY,
        session_id TEXT NOT NULL REFERENCES customer_session (id) ON DELETE CASCADE,
        expires_at TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX access_token_by_session ON access_token (session_id)')
    await tx.run(`
      CREATE TABLE refresh_token (
        hash TEXT NOT NULL PRIMARY KEY,
        session_id TEXT NOT NULL REFERENCES customer_session (id) ON DELETE CASCADE,
        state TEXT NOT NULL CHECK (state IN ('current', 'offered', 'retired')),
        created_at TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX refresh_token_by_session ON refresh_token (session_id)')
    await tx.run(`
      CREATE TABLE password_reset (
        hash TEXT NOT NULL PRIMARY KEY,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        used_at TEXT NULL
      )`)
    await tx.run('CREATE INDEX password_reset_by_customer ON password_reset (customer_id)')
  },
}
