import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/**
 * Who wants to hear from the shop, with the proof that they asked for it and confirmed it. Of the tokens in the mails only
 * the SHA-256 is kept, apart from the one that ends a newsletter: every future newsletter has to carry it.
 */
export const subscription: Migration = {
  id: 9,
  name: 'subscription',
  async up(tx) {
    await tx.run(`
      CREATE TABLE newsletter_subscription (
        id ${numberedKey(tx.dialect)},
        email TEXT NOT NULL,
        store_code TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('pending', 'subscribed', 'unsubscribed')),
        token_hash TEXT NULL UNIQUE,
        unsubscribe_token TEXT NOT NULL UNIQUE,
        proof TEXT NOT NULL,
        requested_at TEXT NOT NULL,
        confirmed_at TEXT NULL,
        unsubscribed_at TEXT NULL,
        UNIQUE (email, store_code)
      )`)
    await tx.run(`
      CREATE TABLE stock_alert (
        id ${numberedKey(tx.dialect)},
        sku TEXT NOT NULL,
        email TEXT NOT NULL,
        store_code TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('pending', 'active')),
        token_hash TEXT NULL UNIQUE,
        requested_at TEXT NOT NULL,
        confirmed_at TEXT NULL,
        expires_at TEXT NOT NULL,
        UNIQUE (email, sku, store_code)
      )`)
    await tx.run('CREATE INDEX stock_alert_by_sku ON stock_alert (store_code, sku)')
    await tx.run(`
      CREATE TABLE mail_token (
        hash TEXT NOT NULL PRIMARY KEY,
        expires_at TEXT NOT NULL
      )`)
  },
}
