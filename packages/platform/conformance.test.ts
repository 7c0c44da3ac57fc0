import { defineConformance } from '@welt/contract/conformance/define-conformance.ts'
import { afterAll, beforeAll } from 'vitest'
import { seedCatalog } from './seed/seed-catalog.ts'
import { demoStoreViews, ellermoor } from './seed/testing/demo-store-views.ts'
import { describeOnEachEngine } from './storage/testing/describe-on-each-engine.ts'
import { createTestPlatform, type TestPlatform } from './testing/create-test-platform.ts'

await describeOnEachEngine('in process', (open, engine) => {
  let platform: TestPlatform

  beforeAll(async () => {
    const database = await open()
    await seedCatalog({ database, storeViews: demoStoreViews })
    platform = await createTestPlatform({ database })
  })
  afterAll(() => platform.close())

  defineConformance({
    name: `embedded, ${engine}`,
    fetch: (request) => platform.fetch(request),
    // What a store view shows is in memory and the same on both: all of them are asked on one engine.
    storeViews: engine === 'SQLite' ? demoStoreViews : [ellermoor],
    defaultStoreCode: ellermoor.storeCode,
  })
})
