import { isSameRecord, skusOfRecord } from '../../record/document-record.ts'
import { stockColumns } from '../../stock/stock-columns.ts'
import type { StockRow } from '../../stock/stock-row.ts'
import type { Queryable } from '../../storage/database.ts'
import { inList } from '../../storage/in-list.ts'
import { isPageEntity } from '../../url/page-path.ts'
import { hasMoved, type PastPath, placeOf } from '../../url/url-history.ts'
import type { Stage } from '../stage/stage.ts'
import { batches } from './batches.ts'
import { type CatalogState, readCatalogState } from './catalog-state.ts'
import { documentsOf, productsOfOthers } from './each-document.ts'
import { readPriceHistory } from './read-price-history.ts'

export interface Replacement {
  /** The state of the database that the plan was made for. */
  state: CatalogState
  /** Everything that the view sells afterwards. */
  sold: ReadonlySet<string>
  /** Shelves that nothing uses any longer. */
  unused: readonly string[]
  /** Skus whose shelf goes if it is the demo's. */
  taken: readonly string[]
  /** Paths that pages have left. */
  past: readonly PastPath[]
  /** Whether the demo lived here: its addresses are nobody's. */
  replacesDemo: boolean
}

interface PlanOptions {
  index: string
  stage: Stage
  now: number
  keepsOthers: boolean
}

/**
 * Compares the staged catalogue with what is there, before anything is locked: what is the same already need not be written,
 * and a catalogue that comes every night is mostly the same.
 */
export async function planReplacement(database: Queryable, options: PlanOptions): Promise<Replacement> {
  const { index, stage } = options
  stage.forgetMarks()
  const state = await readCatalogState(database)
  const sold = new Set<string>()
  for (const { entity, ...record } of stage.documents('all'))
    if (entity === 'product') addAll(sold, skusOfRecord(record))
  const { skus: before, past, replacesDemo } = await compareDocuments(database, options, sold)
  const free = new Set(before)
  if (free.size > 0) {
    for await (const record of productsOfOthers(database, index))
      for (const sku of skusOfRecord(record)) free.delete(sku)
  }
  await compareShelves(database, stage)
  await comparePrices(database, options)
  stage.settleMarks()
  return {
    state,
    sold,
    unused: [...free].filter((sku) => !sold.has(sku)),
    taken: [...free].filter((sku) => sold.has(sku)),
    past,
    replacesDemo,
  }
}

interface Comparison extends Pick<Replacement, 'past' | 'replacesDemo'> {
  /** What the view has now. */
  skus: ReadonlySet<string>
}

/** Adds to `sold` what the view keeps. */
async function compareDocuments(
  database: Queryable,
  { index, stage, keepsOthers }: PlanOptions,
  sold: Set<string>,
): Promise<Comparison> {
  const brought = new Set(Object.keys(stage.counts()))
  const before = new Set<string>()
  const past: PastPath[] = []
  let replacesDemo = false
  for await (const { entity, id, is_seeded: isSeeded, ...record } of documentsOf(database, index)) {
    const skus = entity === 'product' ? skusOfRecord(record) : []
    addAll(before, skus)
    const staged = stage.record(entity, id)
    const isSame = staged !== undefined && isSameRecord(staged, record)
    const isKept = keepsOthers && isSeeded === 0 && !brought.has(entity)
    if (isSeeded === 1) replacesDemo = true
    else if (staged && !isSame) past.push(...pastPathOf({ entity, id }, record.document, staged.document))
    if (isKept) addAll(sold, skus)
    else if (isSame && isSeeded === 0) stage.markSame(entity, id)
    else stage.markGone(entity, id)
  }
  return { skus: before, past, replacesDemo }
}

function pastPathOf({ entity, id }: { entity: string; id: string }, before: string, after: string): PastPath[] {
  if (!isPageEntity(entity)) return []
  const [old, now] = [before, after].map((document) => placeOf({ entity, id }, JSON.parse(document)))
  return hasMoved(old, now) ? [old] : []
}

async function compareShelves(database: Queryable, stage: Stage): Promise<void> {
  for await (const batch of batches(stage.stock('all'))) {
    const { sql, params } = inList(batch.map(({ sku }) => sku))
    const rows = await database.all<StockRow & { is_seeded: number }>(
      `SELECT ${stockColumns.join(', ')}, is_seeded FROM stock_item WHERE sku IN ${sql}`,
      params,
    )
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    for (const shelf of batch) {
      const stored = bySku.get(shelf.sku)
      if (stored?.is_seeded !== 0) continue
      const isSame = stockColumns.every((column) => stored[column] === shelf[column])
      // Of which nothing is said, that stays as it is.
      if (isSame || shelf.rank === 0) stage.markSame('stock', shelf.sku)
    }
  }
}

async function comparePrices(database: Queryable, { stage, now }: PlanOptions): Promise<void> {
  for await (const batch of batches(stage.prices('all'))) {
    const skus = batch.map(({ sku }) => sku)
    const history = await readPriceHistory(database, skus)
    for (const { sku, gross_cents: gross } of batch) {
      const latest = (history.get(sku) ?? []).filter(({ validFrom }) => validFrom <= now)
      const asked = latest.sort((a, b) => b.validFrom - a.validFrom)[0]?.gross
      if (asked === gross) stage.markSame('price', sku)
    }
  }
}

function addAll(set: Set<string>, items: readonly string[]): void {
  for (const item of items) set.add(item)
}
