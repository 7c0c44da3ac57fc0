import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { PlatformFetch } from './fetch-json.ts'

/** A customer group and the proof of it. */
export interface PriceGroup {
  id: number
  token: string
}

export interface ApiOptions {
  fetch: PlatformFetch
  /** Where the platform lives, without a trailing slash; the page's own origin in the browser. */
  origin: string
  /** Where GraphQL is asked instead of the configured host: server rendering has a way of its own. */
  graphqlOrigin?: string
  storeView: StoreView
  config: Pick<PublicConfig, 'storeViews' | 'search' | 'graphql' | 'users'>
  timeout: number
  /** Whose prices are asked for; nobody's in particular without it, or where it tells null. */
  group?: () => PriceGroup | null
  /** The field's form of the url map is a POST; only a GET can be asked whether its answer still holds. */
  mapMethod?: 'GET' | 'POST'
}
