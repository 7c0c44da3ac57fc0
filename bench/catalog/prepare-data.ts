import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'
import type { Goods } from '../shop/shop-client.ts'

/** Pairs in many sizes would make the data larger, not the work: what a list does follows from its products. */
const fewSizes = 4
/** A cart that is measured holds some of these. */
const goods = 20

/**
 * A shop in which the first store view lists `products`, and the others those of the demo catalogue. There are
 * enough of its goods for every order that is measured.
 */
export async function prepareData(
  dataFolder: string,
  { databaseUrl, products, sizes = fewSizes }: { databaseUrl: string | undefined; products: number; sizes?: number },
  storeViews: readonly StoreView[],
): Promise<Goods> {
  const [first] = storeViews
  if (!first) throw new Error('There is no store view to fill.')
  const database = await openDatabase({ databaseUrl, dataFolder, log: silentLog })
  await migrate(database)
  await seedCatalog({ database, storeViews, enlargement: { products, sizes, views: [first.storeCode] } })
  // Variants, such as WIEN-COG-420-G: what shoppers buy most, and each in a shelf of its own.
  const rows = await database.all<{ sku: string }>(
    `SELECT sku FROM stock_item WHERE sku LIKE 'WIEN-___-%' AND is_in_stock = 1 ORDER BY product_id LIMIT ${goods}`,
  )
  for (const { sku } of rows) {
    await database.run('UPDATE stock_item SET qty = 1000000, is_in_stock = 1 WHERE sku = $1', [sku])
  }
  const shelves = await database.all<{ sku: string }>('SELECT sku FROM stock_item ORDER BY product_id')
  await database.close()
  return { skus: rows.map(({ sku }) => sku), shelves: shelves.map(({ sku }) => sku) }
}
