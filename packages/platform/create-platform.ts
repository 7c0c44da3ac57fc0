import { createBackground } from './background.ts'
import { createCatalog } from './catalog/load-catalog.ts'
import { type ReadyState, readyState } from './health/ready-state.ts'
import { createFetch, type PlatformFetch } from './http/create-fetch.ts'
import { InFlight } from './http/in-flight.ts'
import { createImageService } from './image/image-service.ts'
import { warmPictures } from './image/warm-pictures.ts'
import type { PlatformOptions } from './platform-options.ts'
import { platformRoutes } from './platform-routes.ts'
import { createEmbeddedEngine } from './search/embedded-engine.ts'
import { shopSecret } from './session/shop-secret.ts'
import { migrate } from './storage/migration/migrate.ts'

export interface Platform {
  fetch: PlatformFetch
  ready(): Promise<ReadyState>
  /** Changes when any picture may look different. */
  mediaVersion(): string
  /** Makes the pictures at these addresses before somebody asks for them, while there is nothing else to make. */
  warm(addresses: readonly string[]): Promise<void>
  /** From now on letters are sent, alerts written, old data forgotten, and the changes of other processes seen. */
  startJobs(): void
  /** Is no longer ready, lets the requests and jobs end that have begun, then closes the database. */
  close(): Promise<void>
}

/** The whole platform behind one function: call it in process, listen with it, or test it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, log, clock } = options
  await migrate(database)

  const [images, catalog, secret] = await Promise.all([
    createImageService({ ...options.image, log, clock }),
    createCatalog({
      ...options,
      createEngine: (loaded) => createEmbeddedEngine({ synonyms: options.synonyms, loaded }),
    }),
    shopSecret(database),
  ])
  const background = createBackground({ ...options, catalog })
  const fetch = createFetch(options, platformRoutes({ ...options, catalog, images, secret, background }))

  const inFlight = new InFlight()
  let draining = false
  return {
    fetch: (request, client) => inFlight.track(fetch(request, client)),
    ready: () => readyState(database, draining),
    mediaVersion: () => images.mediaVersion(),
    warm: (addresses) => warmPictures(addresses, { fetch, idle: () => images.pictures.idle(), isOver: () => draining }),
    startJobs: () => background.start(),
    async close() {
      if (draining) return
      draining = true
      await inFlight.over()
      await background.stop()
      await images.close()
      await database.close()
    },
  }
}
