import { join } from 'node:path'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { catalogRoutes } from './catalog/catalog-routes.ts'
import { createCatalog } from './catalog/load-catalog.ts'
import type { PriceRange } from './catalog/plan-aggregations.ts'
import { type BuiltInPromoted, promotedRoutes } from './cms/promoted-routes.ts'
import { filmRoutes } from './film/film-routes.ts'
import { type ReadyState, readyState } from './health/ready-state.ts'
import type { AccessLevel } from './http/access-log.ts'
import { createFetch, type PlatformFetch } from './http/create-fetch.ts'
import { InFlight } from './http/in-flight.ts'
import { imageRoutes } from './image/image-routes.ts'
import { createImageService, type ImageSettings } from './image/image-service.ts'
import { warmPictures } from './image/warm-pictures.ts'
import type { Log } from './log/log.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import type { Database } from './storage/database.ts'
import { migrate } from './storage/migration/migrate.ts'
import { urlRoutes } from './url/url-routes.ts'

export interface PlatformOptions {
  storeViews: readonly StoreView[]
  defaultStoreCode: string
  /** Belongs to the platform from now on: closing the platform closes it. */
  database: Database
  log: Log
  /** `info` by default. */
  accessLevel?: AccessLevel
  /** Milliseconds since 1970, as Date.now gives them. */
  clock: () => number
  /** What the price filter offers; 0-50, 50-100, 100-150, 150 and up by default. */
  priceRanges?: readonly PriceRange[]
  image?: ImageSettings
  /** Banners and the like, where the merchant has put no files of their own. */
  promoted?: BuiltInPromoted
  /** Folder of films, beside those that the merchant has put into `film` of the media folder. */
  filmFolder?: string
}

export interface Platform {
  fetch: PlatformFetch
  ready(): Promise<ReadyState>
  /** Changes when any picture may look different. */
  mediaVersion(): string
  /** Makes the pictures at these addresses before somebody asks for them, while there is nothing else to make. */
  warm(addresses: readonly string[]): Promise<void>
  /** Is no longer ready, lets the requests end that have begun, then closes the database. */
  close(): Promise<void>
}

/** The whole platform behind one function: call it in process, listen with it, or test it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database } = options
  await migrate(database)

  // Drawing begins in its own thread while the catalogue is read here.
  const [images, catalog] = await Promise.all([
    createImageService({ ...options.image, log: options.log, clock: options.clock }),
    createCatalog(options),
  ])
  const fetch = createFetch(options, [
    stockRoutes({ database }),
    catalogRoutes({ catalog, priceRanges: options.priceRanges }),
    urlRoutes({ catalog }),
    imageRoutes(images),
    filmRoutes({ folders: filmFolders(options) }),
    promotedRoutes({ mediaFolder: options.image?.mediaFolder, builtIn: options.promoted, log: options.log }),
  ])

  const inFlight = new InFlight()
  let draining = false
  return {
    fetch: (request, client) => inFlight.track(fetch(request, client)),
    ready: () => readyState(database, draining),
    mediaVersion: () => images.mediaVersion(),
    warm: (addresses) => warmPictures(addresses, { fetch, idle: () => images.pictures.idle(), isOver: () => draining }),
    async close() {
      if (draining) return
      draining = true
      await inFlight.over()
      await images.close()
      await database.close()
    },
  }
}

/** The merchant's own films win. */
function filmFolders({ image, filmFolder }: PlatformOptions): string[] {
  const own = image?.mediaFolder === undefined ? [] : [join(image.mediaFolder, 'film')]
  return filmFolder === undefined ? own : [...own, filmFolder]
}
