import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'
import type { PageName } from '../page/page-data.ts'

/** What the server hands to the browser in the `state` element. */
export interface Hydration {
  config: PublicConfig
  storeCode: string
  page: PageName
  counterparts: CounterpartLink[]
  /** The version of the pictures on this page. */
  mediaVersion?: string | undefined
  router: {
    loaderData: Record<string, unknown>
    errors: Record<string, unknown> | null
  }
}
