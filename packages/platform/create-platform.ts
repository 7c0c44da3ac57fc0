import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type ReadyState, readyState } from './health/ready-state.ts'
import { createFetch } from './http/create-fetch.ts'
import { InFlight } from './http/in-flight.ts'
import type { Log } from './log/log.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import type { Database } from './storage/database.ts'
import { migrate } from './storage/migration/migrate.ts'

export interface PlatformOptions {
  storeViews: readonly StoreView[]
  defaultStoreCode: string
  /** Belongs to the platform from now on: closing the platform closes it. */
  database: Database
  log: Log
  /** Milliseconds since 1970, as Date.now gives them. */
  clock: () => number
}

export interface Platform {
  fetch(request: Request): Promise<Response>
  ready(): Promise<ReadyState>
  /** Is no longer ready, lets the requests end that have begun, then closes the database. */
  close(): Promise<void>
}

/** The whole platform behind one function: call it in process, listen with it, or test it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database } = options
  await migrate(database)

  const fetch = createFetch(options, [stockRoutes({ database })])

  const inFlight = new InFlight()
  let draining = false
  return {
    fetch: (request) => inFlight.track(fetch(request)),
    ready: () => readyState(database, draining),
    async close() {
      if (draining) return
      draining = true
      await inFlight.over()
      await database.close()
    },
  }
}
