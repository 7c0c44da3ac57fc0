import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { CartSettings } from './cart-settings.ts'

/** All that a cart's price depends on besides the cart itself and its coupon. */
export interface CartSurroundings {
  /** The cart's own, whichever view the request names. */
  storeView: StoreView
  index: CatalogIndex
  settings: CartSettings
  now: number
}
