import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importCatalog } from '../import/import-catalog.ts'
import { readView } from '../import/testing/read-view.ts'
import { writeFiles } from '../import/testing/write-files.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { exportCatalog } from './export-catalog.ts'

const { index } = ellermoor.elasticsearch

test('the demo catalogue comes back as it was, and nothing of it has to be mended', async () => {
  const [shop, other] = [await temporarySqlite(), await temporarySqlite()]
  const folder = await writeFiles({})
  await seedCatalog({ database: shop, storeViews: [ellermoor] })
  const path = join(folder.path, 'view')
  expect(await exportCatalog({ database: shop, index, path })).toMatchObject({ ok: true })

  const result = await importCatalog({ database: other, storeView: ellermoor, path, clock: Date.now })
  expect(result).toMatchObject({ ok: true, report: { mended: [], skipped: [], warnings: [] } })
  expect(await readView(other, index)).toEqual(await readView(shop, index))
  await Promise.all([shop.close(), other.close(), folder.remove()])
}, 60_000)
