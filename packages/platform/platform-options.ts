import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { CartSettings } from './cart/cart-settings.ts'
import type { PriceRange } from './catalog/plan-aggregations.ts'
import type { BuiltInPromoted } from './cms/promoted-routes.ts'
import type { AccessLevel } from './http/access-log.ts'
import type { ImageSettings } from './image/image-service.ts'
import type { Log } from './log/log.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { defaultOrderSettings, type OrderSettings } from './order/order-settings.ts'
import type { CatalogChange } from './refresh/create-refresher.ts'
import type { ReviewRoutesOptions } from './review/review-routes.ts'
import type { SynonymRule } from './search/text/parse-synonyms.ts'
import type { Database } from './storage/database.ts'
import type { UserSettings } from './user/user-settings.ts'

export const defaultPublicUrl = 'http://localhost:3000'

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
  /** Of the shop, as its documentation tells it. */
  version?: string
  /** Where shoppers reach the shop, without a slash at the end, for links in letters. */
  publicUrl?: string
  /** What the price filter offers; 0-50, 50-100, 100-150, 150 and up by default. */
  priceRanges?: readonly PriceRange[]
  /** Whether prices of customer groups count; they do by default. */
  tierPrices?: boolean
  /** Words that mean the same to shoppers; those of the shoe trade by default. */
  synonyms?: readonly SynonymRule[] | undefined
  image?: ImageSettings
  /** Banners and the like, where the merchant has put no files of their own. */
  promoted?: BuiltInPromoted
  /** Folder of films, beside those that the merchant has put into `film` of the media folder. */
  filmFolder?: string
  cart?: Partial<CartSettings>
  order?: Partial<OrderSettings>
  user?: Partial<UserSettings>
  review?: Pick<ReviewRoutesOptions, 'reviewStatus' | 'reviewLimit'>
  newsletter?: { couponCode?: string | null }
  /** Inboxes of the shop that visitors may write to. */
  contactAddresses?: readonly string[]
  /** Brings letters away; without it they wait in the outbox. */
  mailTransport?: MailTransport
  /** How soon the changes of other processes are seen. */
  refreshMs?: number
  /** Whether anybody is told to come back later; everybody may do everything without limits in a measurement. */
  isLimited?: boolean
  /** Whether clients of GraphQL may ask what its schema is. */
  introspection?: boolean
  /** With it, `/invalidate` empties what is kept. */
  invalidateKey?: string
  /** Whoever keeps pages is told what they can no longer be made of: tags, `*` for all. */
  onInvalidate?: (tags: readonly string[]) => void
  onChange?: (change: CatalogChange) => void
}

export function orderSettingsOf({
  publicUrl = defaultPublicUrl,
  order,
}: Pick<PlatformOptions, 'publicUrl' | 'order'>): OrderSettings {
  return { ...defaultOrderSettings, publicUrl, ...order }
}
