import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'

/** Pairs in many sizes would make the data larger, not the work: what a list does follows from its products. */
const sizes = 4

/** A data folder in which the first store view lists `count` products, and the others those of the demo catalogue. */
export async function prepareData(dataFolder: string, storeViews: readonly StoreView[], count: number): Promise<void> {
  const [first] = storeViews
  if (!first) throw new Error('There is no store view to fill.')
  const database = await openDatabase({ dataFolder, log: silentLog })
  await migrate(database)
  await seedCatalog({ database, storeViews, enlargement: { products: count, sizes, views: [first.storeCode] } })
  await database.close()
}
