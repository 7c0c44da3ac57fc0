import type { Product } from '@welt/contract/entity/product.ts'
import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { NewTask } from '@welt/domain/sync/queued-task.ts'
import type { Api } from '../api/create-api.ts'
import type { Texts } from '../i18n/text.ts'
import type { PictureUrl } from '../picture/picture-url.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** What every page is made with: one store view, its texts, its configuration and the platform behind it. */
export interface Shop {
  readonly storeView: StoreView
  readonly config: PublicConfig
  readonly api: Api
  readonly texts: Texts
  readonly pictureUrl: PictureUrl
  readonly clock: () => number
  readonly log: ShopLog
  /** The group whose prices are asked for; null for guests. */
  readonly priceGroup: () => number | null
  /** In the browser: where what the shopper keeps outlives the page. */
  readonly storage?: ShopStorage
  /** In the browser of a customer whose group may have prices of its own: the product with what the platform asks for it now. */
  readonly syncPrices?: (product: Product) => Promise<Product>
  /** In the browser: a call that waits until it can be made. */
  readonly queueTask?: (task: NewTask) => void
}

export interface ShopLog {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
