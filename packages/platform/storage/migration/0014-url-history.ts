import type { Migration } from './migration.ts'

/** Paths that pages have had: who comes by one of them is led to where the page lives now. A path has one last owner. */
export const urlHistory: Migration = {
  id: 14,
  name: 'url-history',
  async up(tx) {
    await tx.run(`
      CREATE TABLE url_history (
        index_name TEXT NOT NULL,
        path TEXT NOT NULL,
        entity TEXT NOT NULL,
        id TEXT NOT NULL,
        sku TEXT NULL,
        since TEXT NOT NULL,
        PRIMARY KEY (index_name, path)
      )`)
  },
}
