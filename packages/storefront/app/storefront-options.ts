import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { PlatformFetch } from '../api/fetch-json.ts'
import type { SitemapLimits } from '../sitemap/sitemap-xml.ts'
import type { ShopLog } from '../store-view/shop.ts'
import type { Manifest } from './assets.ts'

export interface StorefrontOptions {
  config: PublicConfig
  /** A platform is a fetch function: embedded, remote or a test's. */
  platform: PlatformFetch
  /** Who answers GraphQL to server rendering, where that is not the platform. */
  graphql?: PlatformFetch | undefined
  /** Whether it is our own platform in this process: it answers every read with a validator. */
  isEmbedded: boolean
  /** The version of the platform's pictures, which may change at any time; a platform of the field has none. */
  mediaVersion?: (() => string | undefined) | undefined
  manifest: Manifest
  /** What one file of a sitemap may hold, where that is not what search engines take. */
  sitemapLimits?: SitemapLimits | undefined
  log: ShopLog
  clock: () => number
}
