import { defineConformance } from '@welt/contract/conformance/define-conformance.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { demoStoreViews, ellermoor } from './seed/testing/demo-store-views.ts'
import { postgresForTests } from './storage/testing/postgres-for-tests.ts'
import { type PlatformProcess, startPlatformProcess } from './testing/start-platform-process.ts'

const defaultStoreCode = ellermoor.storeCode
const postgres = await postgresForTests()
const engines = [{ engine: 'SQLite', place: async () => '' }]
if (!('missing' in postgres)) engines.push({ engine: 'PostgreSQL', place: () => postgres.freshSchema() })
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop()
})

describe.each(engines)('over HTTP on $engine', ({ engine, place }) => {
  let platform: PlatformProcess
  beforeAll(async () => {
    platform = await startPlatformProcess(await place())
  })
  afterAll(() => platform.stop())

  defineConformance({
    name: `another process, ${engine}`,
    fetch,
    origin: () => platform.origin,
    storeViews: [ellermoor],
    defaultStoreCode,
  })
})

const remote = process.env.PLATFORM_URL

/** `PLATFORM_URL=https://… npx vitest run packages/platform/conformance-http.test.ts` asks a platform that runs already. */
describe.skipIf(!remote)('over the network', () => {
  defineConformance({
    name: String(remote),
    fetch,
    origin: () => String(remote).replace(/\/$/, ''),
    storeViews: demoStoreViews.map((view) => ({ ...view, elasticsearch: { index: fieldIndex(view.storeCode) } })),
    defaultStoreCode,
  })
})

/** How indexes are called in the field. */
function fieldIndex(storeCode: string): string {
  return storeCode === defaultStoreCode ? 'vue_storefront_catalog' : `vue_storefront_catalog_${storeCode}`
}
