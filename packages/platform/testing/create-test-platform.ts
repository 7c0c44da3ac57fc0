import { createPlatform, type Platform } from '../create-platform.ts'
import { fakeDraw } from '../image/testing/fake-draw.ts'
import { silentLog } from '../log/log.ts'
import type { PlatformOptions } from '../platform-options.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'

export interface TestPlatform extends Platform {
  database: PlatformOptions['database']
  /** Calls the platform at a path and reads the answer's JSON. */
  call(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: unknown }>
}

/** A whole platform with three store views on an empty SQLite database of its own; closing it deletes the database. */
export async function createTestPlatform(options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const database = options.database ?? (await temporarySqlite())
  const platform = await createPlatform({
    storeViews: demoStoreViews,
    defaultStoreCode: 'laszlo_de',
    log: silentLog,
    clock: Date.now,
    image: { draw: fakeDraw },
    ...options,
    database,
  })
  return {
    ...platform,
    database,
    async call(path, init) {
      const response = await platform.fetch(new Request(`http://shop.test${path}`, init))
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
    },
  }
}
