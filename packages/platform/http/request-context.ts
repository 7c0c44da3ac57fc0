import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Hono } from 'hono'

/** All that is known of a request before its route is found. Handlers reach it as `c.env`. */
export interface RequestContext {
  readonly request: Request
  readonly requestId: string
  /** Address of the client as the server saw it, for rate limits alone; undefined when the platform is called in process. */
  readonly clientAddress: string | undefined
  readonly storeView: StoreView
  /** The path without the store view's prefix, still percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
  /** The template of the route that took the request, e.g. `/api/stock/check/:sku`; none when no route did. */
  route: string | undefined
  /** Set once an answer has all its headers. */
  complete: boolean
}

export type PlatformEnv = { Bindings: RequestContext }

export type Routes = Hono<PlatformEnv>
