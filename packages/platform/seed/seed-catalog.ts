import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { buildCatalog } from './build-catalog.ts'
import { buildStock } from './build-stock.ts'
import { catalogVersion } from './catalog-version.ts'
import { insertDocuments, insertStock } from './insert-rows.ts'
import { removeOwnRows, writeOwnRows } from './own-rows.ts'

export interface SeedOptions {
  database: Database
  storeViews: readonly StoreView[]
  /** Told after each index. */
  onProgress?: (progress: { index: string; documents: number }) => void
}

const versionKey = 'seed.catalog.version'

/** Fills the shop with the demo catalogue, once per version of it. Rows that somebody else wrote are left alone. */
export async function seedCatalog({
  database,
  storeViews,
  onProgress,
}: SeedOptions): Promise<'seeded' | 'already there'> {
  const version = versionFor(storeViews)
  const known = await database.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [versionKey])
  if (known?.value === version) return 'already there'

  const work = async (tx: Queryable) => {
    if ((await lockVersion(tx)) === version) return 'already there'
    await removeOwnRows(tx)
    const documents = []
    for (const storeView of storeViews) {
      const { index } = storeView.elasticsearch
      const written = await insertDocuments(tx, index, buildCatalog(storeView))
      documents.push(...written)
      onProgress?.({ index, documents: written.reduce((sum, { ids }) => sum + ids.length, 0) })
    }
    await writeOwnRows(tx, { documents, skus: await insertStock(tx, buildStock()) })
    await tx.run('UPDATE meta SET value = $2 WHERE key = $1', [versionKey, version])
    return 'seeded'
  }
  return database.transaction(work, { isolation: 'read committed' })
}

/** The catalogue also follows from the views: their indexes, languages, prices and brands. */
function versionFor(storeViews: readonly StoreView[]): string {
  const facts = storeViews.map(({ elasticsearch, storeId, theme, i18n, tax }) =>
    [elasticsearch.index, storeId, theme, i18n.defaultLanguage, tax.sourcePriceIncludesTax ? 'gross' : 'net'].join(' '),
  )
  return [catalogVersion, ...facts].join('; ')
}

/** Makes a second process wait here until the first has committed, and then see that the work is done. */
async function lockVersion(tx: Queryable): Promise<string | undefined> {
  if (tx.dialect === 'postgres') await tx.run('SET LOCAL statement_timeout = 0')
  const row = await tx.get<{ value: string }>(
    "INSERT INTO meta (key, value) VALUES ($1, '') ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value",
    [versionKey],
  )
  return row?.value
}
