import { z } from 'zod'
import type { Migration } from './migration.ts'

/** What earlier versions wrote down about themselves. */
const OwnRows = z.object({
  documents: z.array(z.object({ index: z.string(), entity: z.string(), ids: z.array(z.string()) })),
  skus: z.array(z.string()),
})

/** Rows of the demo catalogue are marked where they stand, instead of being listed in one value that grows with them. */
export const seededRows: Migration = {
  id: 3,
  name: 'seeded-rows',
  async up(tx) {
    await tx.run('ALTER TABLE catalog_document ADD COLUMN is_seeded INTEGER NOT NULL DEFAULT 0')
    await tx.run('ALTER TABLE stock_item ADD COLUMN is_seeded INTEGER NOT NULL DEFAULT 0')
    const list = await tx.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seed.catalog.rows'")
    if (!list) return
    const { documents, skus } = OwnRows.parse(JSON.parse(list.value))
    for (const { index, entity, ids } of documents) {
      for (const id of ids) {
        await tx.run('UPDATE catalog_document SET is_seeded = 1 WHERE index_name = $1 AND entity = $2 AND id = $3', [
          index,
          entity,
          id,
        ])
      }
    }
    for (const sku of skus) await tx.run('UPDATE stock_item SET is_seeded = 1 WHERE sku = $1', [sku])
    await tx.run("DELETE FROM meta WHERE key = 'seed.catalog.rows'")
  },
}
