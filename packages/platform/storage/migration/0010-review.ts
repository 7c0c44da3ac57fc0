import type { Migration } from './migration.ts'
import { numberedKey } from './numbered-key.ts'

/** Far above the numbers of a catalogue's own reviews. */
const firstNumber = 1_000_000

/** What visitors have written about a product; `status` is 1 when it is shown, 2 while it waits, 3 when it is refused. */
export const review: Migration = {
  id: 10,
  name: 'review',
  async up(tx) {
    await tx.run(`
      CREATE TABLE product_review (
        id ${numberedKey(tx.dialect, firstNumber)},
        index_name TEXT NOT NULL,
        product_id INTEGER NOT NULL,
        customer_id INTEGER NULL,
        status INTEGER NOT NULL,
        document TEXT NOT NULL,
        created_at TEXT NOT NULL
      )`)
    await tx.run('CREATE INDEX product_review_by_index ON product_review (index_name, status)')
    if (tx.dialect === 'sqlite') {
      await tx.run('INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)', ['product_review', firstNumber - 1])
    }
  },
}
