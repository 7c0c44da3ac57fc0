import { join, resolve } from 'node:path'
import { createPlatform } from '@welt/platform/create-platform.ts'
import type { ImageSettings } from '@welt/platform/image/image-service.ts'
import { demoPromoted } from '@welt/platform/seed/content/demo-promoted.ts'
import { demoFilmFolder } from '@welt/platform/seed/film/film-folder.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { isMerchants } from '@welt/platform/seed/view-owner.ts'
import type { Config } from '../config/config.ts'
import type { ServerLog } from '../log/create-log.ts'
import type { Step } from '../start/step.ts'
import { mailTransport } from './mail-transport.ts'
import { openShopDatabase } from './open-shop-database.ts'
import type { Platform } from './platform.ts'
import { platformSettings } from './platform-settings.ts'
import { readSynonymsFile } from './read-synonyms-file.ts'

interface Surroundings {
  root: string
  log: ServerLog
  clock: () => number
  step: Step
}

/** Opens the shop's own platform in this process: database, schema, demo catalogue, calls. */
export async function embeddedPlatform(config: Config, { root, log, clock, step }: Surroundings): Promise<Platform> {
  const dataFolder = resolve(root, config.dataDir)
  const database = await openShopDatabase(config, dataFolder, log)
  const { storeViews, defaultStoreCode } = config
  await step('Loading the demo catalogue', (report) =>
    seedCatalog({ database, storeViews, onProgress: ({ index, documents }) => report(`${index}: ${documents}`) }),
  )
  const platform = await createPlatform({
    storeViews,
    defaultStoreCode,
    database,
    log,
    clock,
    ...platformSettings(config),
    mailTransport: mailTransport(config, { folder: join(dataFolder, 'mail'), clock }),
    synonyms: readSynonymsFile(config, root),
    image: imageSettings(config, { root, dataFolder }),
    // Banners of the demo speak of the demo's goods.
    promoted: async (view) =>
      (await isMerchants(database, view.elasticsearch.index)) ? undefined : demoPromoted(view),
    filmFolder: demoFilmFolder,
    // The server tells of every request from outside; those of its own pages are of interest to a developer.
    accessLevel: 'debug',
  })
  platform.startJobs()
  return platform
}

function imageSettings({ image }: Config, { root, dataFolder }: { root: string; dataFolder: string }): ImageSettings {
  const megabyte = 1024 * 1024
  return {
    mediaFolder: image.mediaDir === null ? join(dataFolder, 'media') : resolve(root, image.mediaDir),
    cacheFolder: join(dataFolder, 'image-cache'),
    sizes: image.sizes,
    diskBytes: image.diskCache * megabyte,
    memoryBytes: image.memoryCache * megabyte,
    queueLength: image.queueLength,
    timeout: image.timeout,
  }
}
