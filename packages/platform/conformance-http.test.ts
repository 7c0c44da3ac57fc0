import { defineConformance } from '@welt/contract/conformance/define-conformance.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { demoStoreViews } from './seed/testing/demo-store-views.ts'
import { type PlatformProcess, startPlatformProcess } from './testing/start-platform-process.ts'

const defaultStoreCode = 'laszlo_de'

describe('over HTTP', () => {
  let platform: PlatformProcess
  beforeAll(async () => {
    platform = await startPlatformProcess()
  })
  afterAll(() => platform.stop())

  defineConformance({
    name: 'another process',
    fetch,
    origin: () => platform.origin,
    storeViews: demoStoreViews,
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
