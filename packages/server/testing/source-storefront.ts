import type { TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { createStorefront, type Storefront } from '@welt/storefront/app/create-storefront.ts'
import type { StorefrontOptions } from '@welt/storefront/app/storefront-options.ts'
import { type Config, publicConfig } from '../config/config.ts'
import { parseConfig } from '../config/parse-config.ts'
import { devManifest } from '../dev/dev-manifest.ts'
import { graphqlServer } from '../storefront/graphql-server.ts'

export interface SourceStorefront extends Storefront {
  config: Config
  /** Paths that the platform was asked for. */
  asked: string[]
  /** What went wrong with the pages. */
  failures: unknown[]
}

type Answer = TestPlatform['fetch']

/** The whole storefront from its sources, joined with a platform as the server joins them. */
export async function sourceStorefront(
  file: object,
  platform: Answer,
  more: Pick<StorefrontOptions, 'sitemapLimits'> = {},
): Promise<SourceStorefront> {
  const parsed = parseConfig({ file: { name: 'test.json', text: JSON.stringify(file) }, env: {} })
  if (!parsed.ok) throw new Error(parsed.sentence)
  const { config } = parsed
  const asked: string[] = []
  const failures: unknown[] = []
  const ignore = () => undefined
  const storefront = await createStorefront({
    config: publicConfig(config),
    platform(request) {
      asked.push(new URL(request.url).pathname)
      return platform(request)
    },
    graphql: graphqlServer(config),
    isEmbedded: true,
    manifest: devManifest,
    log: { debug: ignore, info: ignore, warn: ignore, error: (fields) => failures.push(Reflect.get(fields, 'err')) },
    clock: Date.now,
    ...more,
  })
  return { ...storefront, config, asked, failures }
}
