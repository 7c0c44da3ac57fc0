import type { Migration } from './migration.ts'

export const catalogAndStock: Migration = {
  id: 1,
  name: 'catalog-and-stock',
  async up(tx) {
    await tx.run(`
      CREATE TABLE catalog_document (
        index_name TEXT NOT NULL,
        entity TEXT NOT NULL,
        id TEXT NOT NULL,
        document TEXT NOT NULL,
        PRIMARY KEY (index_name, entity, id)
      )`)
    await tx.run(`
      CREATE TABLE stock_item (
        sku TEXT NOT NULL PRIMARY KEY,
        product_id INTEGER NOT NULL,
        qty INTEGER NOT NULL,
        is_in_stock INTEGER NOT NULL,
        manage_stock INTEGER NOT NULL,
        backorders INTEGER NOT NULL,
        min_sale_qty INTEGER NOT NULL,
        max_sale_qty INTEGER NOT NULL,
        notify_stock_qty INTEGER NOT NULL,
        low_stock_date TEXT NULL
      )`)
    await tx.run('CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)')
  },
}
