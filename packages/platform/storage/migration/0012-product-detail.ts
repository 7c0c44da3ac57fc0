import type { Migration } from './migration.ts'

/** What a shop does not need of a product before somebody looks at it stands beside its document; null where nothing does. */
export const productDetail: Migration = {
  id: 12,
  name: 'product-detail',
  async up(tx) {
    const type = tx.dialect === 'sqlite' ? 'BLOB' : 'BYTEA'
    await tx.run(`ALTER TABLE catalog_document ADD COLUMN detail ${type} NULL`)
  },
}
