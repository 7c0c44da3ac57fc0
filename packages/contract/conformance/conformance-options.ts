import type { StoreView } from '../entity/store-view.ts'

export type ConformanceView = Pick<StoreView, 'storeCode' | 'url' | 'elasticsearch'>

/** A platform under test. The suite knows nothing of its goods: it finds skus, categories and paths through the calls. */
export interface ConformanceOptions {
  name: string
  fetch: (request: Request) => Promise<Response>
  /** Where the platform answers, asked when the tests run; a platform in the same process needs none. */
  origin?: () => string
  storeViews: readonly ConformanceView[]
  /** The view that is meant when a call names none. */
  defaultStoreCode: string
}
