import { randomUUID } from 'node:crypto'
import { removeSeededCustomers } from '../../seed/customer/write-customers.ts'
import { markAsMerchants } from '../../seed/view-owner.ts'
import { insertMany } from '../../seed/write/insert-many.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import type { Stage } from '../stage/stage.ts'
import { batches } from './batches.ts'
import { eachSku } from './each-sku.ts'
import { recordPrices } from './record-prices.ts'
import { removeStock, replaceStock } from './replace-stock.ts'

export interface ReplaceOptions {
  database: Database
  index: string
  stage: Stage
  now: number
  /** Kinds that the files do not hold stay as they are, unless they are the demo's. */
  keepsOthers: boolean
  onWritten?: (documents: number) => void
}

/**
 * Puts the staged catalogue in the place of the old one, whole or not at all, and tells how many prices have changed.
 * Running servers see by the revision that there is something new.
 */
export async function replaceCatalog(options: ReplaceOptions): Promise<number> {
  const { database, index, stage, now } = options
  const work = async (tx: Queryable) => {
    await setMeta(tx, 'catalog.revision', randomUUID())
    if (tx.dialect === 'postgres') await tx.run('SET LOCAL statement_timeout = 0')
    const before = await skusOfView(tx, index)
    await removeDocuments(tx, options)
    await insertDocuments(tx, options)
    const sold = await skusOfView(tx, index)
    await removeUnusedStock(tx, index, { before, sold })
    await replaceStock(tx, only(stage.stock(), sold))
    const changes = await recordPrices(tx, only(stage.prices(), sold), now)
    await markAsMerchants(tx, index)
    await removeDemoCustomers(tx)
    return changes
  }
  return database.transaction(work, { isolation: 'read committed' })
}

async function removeDocuments(tx: Queryable, { index, stage, keepsOthers }: ReplaceOptions): Promise<void> {
  if (!keepsOthers) {
    await tx.run('DELETE FROM catalog_document WHERE index_name = $1', [index])
    return
  }
  await tx.run('DELETE FROM catalog_document WHERE index_name = $1 AND is_seeded = 1', [index])
  for (const entity of Object.keys(stage.counts())) {
    await tx.run('DELETE FROM catalog_document WHERE index_name = $1 AND entity = $2', [index, entity])
  }
}

async function insertDocuments(tx: Queryable, { index, stage, onWritten }: ReplaceOptions): Promise<void> {
  const columns = ['index_name', 'entity', 'id', 'document', 'is_seeded']
  let written = 0
  for await (const batch of batches(stage.documents())) {
    const rows = batch.map(({ entity, id, text }) => [index, entity, id, text, 0])
    written += await insertMany(tx, { table: 'catalog_document', columns }, rows)
    onWritten?.(written)
  }
}

/** Shelves of products that are gone, and the demo's own under skus that the merchant uses now. */
async function removeUnusedStock(
  tx: Queryable,
  index: string,
  { before, sold }: { before: ReadonlySet<string>; sold: ReadonlySet<string> },
): Promise<void> {
  if (before.size === 0) return
  const unused = new Set(before)
  for await (const sku of eachSku(tx, { index, isOther: true })) unused.delete(sku)
  for await (const batch of batches([...unused].filter((sku) => !sold.has(sku)))) await removeStock(tx, batch)
  for await (const batch of batches([...unused].filter((sku) => sold.has(sku)))) await removeStock(tx, batch, true)
}

async function skusOfView(tx: Queryable, index: string): Promise<Set<string>> {
  const skus = new Set<string>()
  for await (const sku of eachSku(tx, { index, isOther: false })) skus.add(sku)
  return skus
}

/** A shelf or a price of something that nobody sells is none. */
function* only<Row extends { sku: string }>(rows: Iterable<Row>, skus: ReadonlySet<string>): Generator<Row> {
  for (const row of rows) if (skus.has(row.sku)) yield row
}

/** Their passwords are known to everybody: with the last view of the demo they go. */
async function removeDemoCustomers(tx: Queryable): Promise<void> {
  const demo = await tx.get<{ id: string }>('SELECT id FROM catalog_document WHERE is_seeded = 1 LIMIT 1')
  if (!demo) await removeSeededCustomers(tx)
}

async function setMeta(tx: Queryable, key: string, value: string): Promise<void> {
  await tx.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    key,
    value,
  ])
}
