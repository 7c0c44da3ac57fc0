import { randomUUID } from 'node:crypto'
import { removeSeededCustomers } from '../../seed/customer/write-customers.ts'
import { markAsMerchants } from '../../seed/view-owner.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import { insertRows } from '../../storage/insert-rows.ts'
import { isPageEntity, pagePath } from '../../url/page-path.ts'
import { forgetAllPaths, forgetPaths, rememberPaths } from '../../url/url-history.ts'
import type { Stage } from '../stage/stage.ts'
import { batches } from './batches.ts'
import { lockCatalog, writeRevision } from './catalog-state.ts'
import { planReplacement, type Replacement } from './plan-replacement.ts'
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
  for (;;) {
    const plan = await planReplacement(options.database, options)
    const work = (tx: Queryable) => applyReplacement(tx, plan, options)
    const changes = await options.database.transaction(work, { isolation: 'read committed' })
    // Somebody else has replaced something since the plan was made: another one is needed.
    if (changes !== 'outdated') return changes
  }
}

async function applyReplacement(
  tx: Queryable,
  plan: Replacement,
  options: ReplaceOptions,
): Promise<number | 'outdated'> {
  const { index, stage } = options
  if (!(await lockCatalog(tx, plan.state))) return 'outdated'
  await removeDocuments(tx, options)
  if (plan.replacesDemo) await forgetAllPaths(tx, index)
  await rememberPaths(tx, index, plan.past, options.now)
  await insertDocuments(tx, options)
  for await (const batch of batches(plan.unused)) await removeStock(tx, batch)
  for await (const batch of batches(plan.taken)) await removeStock(tx, batch, true)
  await replaceStock(tx, only(stage.stock('new'), plan.sold))
  const changes = await addPrices(tx, plan, options)
  await markAsMerchants(tx, index)
  await removeDemoCustomers(tx)
  await writeRevision(tx, randomUUID())
  return changes
}

async function removeDocuments(tx: Queryable, { index, stage }: ReplaceOptions): Promise<void> {
  for await (const batch of batches(stage.gone())) {
    for (const { entity, id } of batch) {
      await tx.run('DELETE FROM catalog_document WHERE index_name = $1 AND entity = $2 AND id = $3', [
        index,
        entity,
        id,
      ])
    }
  }
}

async function insertDocuments(tx: Queryable, { index, stage, onWritten }: ReplaceOptions): Promise<void> {
  const columns = ['index_name', 'entity', 'id', 'document', 'detail', 'is_seeded']
  let written = 0
  for await (const batch of batches(stage.documents('new'))) {
    const rows = batch.map(({ entity, id, document, detail }) => [index, entity, id, document, detail, 0])
    await forgetPaths(tx, index, batch.flatMap(pathsOf))
    written += await insertRows(tx, { table: 'catalog_document', columns, orLeave: true }, rows)
    onWritten?.(written)
  }
}

/** Where a page comes to live, no other one has ever lived. */
function pathsOf({ entity, document }: { entity: string; document: string }): string[] {
  const path = isPageEntity(entity) ? pagePath(entity, JSON.parse(document)) : undefined
  return path === undefined ? [] : [path]
}

/** What was asked once stays asked: prices are only ever added. */
async function addPrices(tx: Queryable, { sold }: Replacement, { stage, now }: ReplaceOptions): Promise<number> {
  const columns = ['sku', 'valid_from', 'gross_cents']
  const validFrom = new Date(now).toISOString()
  let added = 0
  for await (const batch of batches(only(stage.prices('new'), sold))) {
    const rows = batch.map(({ sku, gross_cents }) => [sku, validFrom, gross_cents])
    added += await insertRows(tx, { table: 'price_history', columns, orLeave: true }, rows)
  }
  return added
}

/** Their passwords are known to everybody: with the last view of the demo they go. */
async function removeDemoCustomers(tx: Queryable): Promise<void> {
  const demo = await tx.get<{ id: string }>('SELECT id FROM catalog_document WHERE is_seeded = 1 LIMIT 1')
  if (!demo) await removeSeededCustomers(tx)
}

/** A shelf or a price of something that nobody sells is none. */
function* only<Row extends { sku: string }>(rows: Iterable<Row>, skus: ReadonlySet<string>): Generator<Row> {
  for (const row of rows) if (skus.has(row.sku)) yield row
}
