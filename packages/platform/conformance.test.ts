import { defineConformance } from '@welt/contract/conformance/define-conformance.ts'
import { afterAll, beforeAll } from 'vitest'
import { seedCatalog } from './seed/seed-catalog.ts'
import { demoStoreViews } from './seed/testing/demo-store-views.ts'
import { temporarySqlite } from './storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from './testing/create-test-platform.ts'

let platform: TestPlatform

beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: demoStoreViews })
  platform = await createTestPlatform({ database })
})
afterAll(() => platform.close())

defineConformance({
  name: 'embedded',
  fetch: (request) => platform.fetch(request),
  storeViews: demoStoreViews,
  defaultStoreCode: 'laszlo_de',
})
