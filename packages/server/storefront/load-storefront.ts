import { resolve } from 'node:path'
import type { Storefront } from '@welt/storefront/app/create-storefront.ts'
import { type Config, publicConfig } from '../config/config.ts'
import type { ServerLog } from '../log/create-log.ts'
import type { Platform } from '../platform/platform.ts'
import type { StaticFile } from '../static/static-files.ts'
import { graphqlServer } from './graphql-server.ts'
import { readBuild } from './read-build.ts'

interface Surroundings {
  root: string
  platform: Pick<Platform, 'fetch' | 'mediaVersion'>
  log: ServerLog
  clock: () => number
}

export interface BuiltStorefront {
  storefront: Storefront
  files: ReadonlyMap<string, StaticFile>
}

/** The shop as it was built, for this configuration and platform. */
export async function loadStorefront(
  config: Config,
  { root, platform, log, clock }: Surroundings,
): Promise<BuiltStorefront> {
  const { createStorefront, manifest, files } = await readBuild(resolve(root, config.storefrontDist))
  const storefront = await createStorefront({
    config: publicConfig(config),
    platform: (request, client) => platform.fetch(request, client),
    graphql: graphqlServer(config),
    isEmbedded: !config.platformUrl,
    mediaVersion: () => platform.mediaVersion?.(),
    manifest,
    log,
    clock,
  })
  return { storefront, files }
}
