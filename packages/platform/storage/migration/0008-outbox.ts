import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/**
 * Letters that are written but not yet sent. `key` makes sure that each is written once; `lease` names the process that is
 * sending it now, until `due_at`. What was sent loses its text after some weeks, and with it everything about a person.
 */
export const outbox: Migration = {
  id: 8,
  name: 'outbox',
  async up(tx) {
    await tx.run(`
      CREATE TABLE outbox_mail (
        id ${numberedKey(tx.dialect)},
        key TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        store_code TEXT NOT NULL,
        recipient TEXT NULL,
        mail TEXT NULL,
        created_at TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        due_at TEXT NOT NULL,
        lease TEXT NULL,
        sent_at TEXT NULL,
        given_up_at TEXT NULL
      )`)
    await tx.run('CREATE INDEX outbox_mail_due ON outbox_mail (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL')
  },
}
