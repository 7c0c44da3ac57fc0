import type { Queryable } from '../storage/database.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** Every function takes the database or the transaction that it is part of. */
export const outboxRepo = {
  /** Writes the letter down to be sent. A second one with the same key is the first one. */
  async add(database: Queryable, mail: OutgoingMail, now: number): Promise<void> {
    const moment = new Date(now).toISOString()
    await database.run(
      `INSERT INTO outbox_mail (key, kind, store_code, recipient, mail, created_at, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (key) DO NOTHING`,
      [mail.key, mail.kind, mail.storeCode, mail.to, JSON.stringify(mail), moment, moment],
    )
  },
}
