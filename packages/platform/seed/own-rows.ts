import { z } from 'zod'
import type { Queryable } from '../storage/database.ts'
import { batches, placeholders } from './insert-many.ts'

/** Which rows the demo catalogue has written, so that a later version replaces those and no others. */
const OwnRows = z.object({
  documents: z.array(z.object({ index: z.string(), entity: z.string(), ids: z.array(z.string()) })),
  skus: z.array(z.string()),
})
export type OwnRows = z.infer<typeof OwnRows>

const key = 'seed.catalog.rows'

export async function readOwnRows(tx: Queryable): Promise<OwnRows> {
  const row = await tx.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key])
  return row ? OwnRows.parse(JSON.parse(row.value)) : { documents: [], skus: [] }
}

export async function writeOwnRows(tx: Queryable, rows: OwnRows): Promise<void> {
  await tx.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    key,
    JSON.stringify(rows),
  ])
}

export async function removeOwnRows(tx: Queryable): Promise<void> {
  const { documents, skus } = await readOwnRows(tx)
  for (const { index, entity, ids } of documents) {
    for (const batch of batches(ids)) {
      const where = `index_name = $1 AND entity = $2 AND id IN (${placeholders(batch, 3)})`
      await tx.run(`DELETE FROM catalog_document WHERE ${where}`, [index, entity, ...batch])
    }
  }
  for (const batch of batches(skus)) {
    await tx.run(`DELETE FROM stock_item WHERE sku IN (${placeholders(batch, 1)})`, batch)
  }
}
