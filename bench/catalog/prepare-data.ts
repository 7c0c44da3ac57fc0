import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { buildCatalog } from '@welt/platform/seed/build-catalog.ts'
import { buildStock } from '@welt/platform/seed/build-stock.ts'
import { insertDocuments, insertStock } from '@welt/platform/seed/insert-rows.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'
import { copyProduct } from './copy-product.ts'

/**
 * A data folder with the demo catalogue, and so many copies of its listed products in the index of the first store view
 * that there are `count` of them.
 */
export async function prepareData(dataFolder: string, storeViews: readonly StoreView[], count: number): Promise<void> {
  const database = await openDatabase({ dataFolder, log: silentLog })
  await migrate(database)
  await seedCatalog({ database, storeViews })

  const [storeView] = storeViews
  if (!storeView) throw new Error('There is no store view to fill.')
  const listed = buildCatalog(storeView).product.filter((product) => product.visibility !== 1)
  const copies = Array.from({ length: count - listed.length }, (_, at) => {
    const original = listed[at % listed.length]
    if (!original) throw new Error('The demo catalogue lists no product.')
    return copyProduct(original, Math.floor(at / listed.length) + 1)
  })
  const rounds = Math.ceil(copies.length / listed.length)
  await database.transaction(async (tx) => {
    const nothing = { category: [], attribute: [], taxrule: [], cms_page: [] }
    await insertDocuments(tx, storeView.elasticsearch.index, { product: copies, ...nothing })
    for (let number = 1; number <= rounds; number += 1) {
      const stock = buildStock().map((row) => ({
        ...row,
        sku: `${row.sku}-${number}`,
        productId: row.productId + number * 1_000_000,
      }))
      await insertStock(tx, stock)
    }
  })
  await database.close()
}
