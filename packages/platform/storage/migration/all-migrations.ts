import { catalogAndStock } from './0001-catalog-and-stock.ts'
import { priceHistory } from './0002-price-history.ts'
import { seededRows } from './0003-seeded-rows.ts'
import { customerAndOrder } from './0004-customer-and-order.ts'
import { session } from './0005-session.ts'
import { cart } from './0006-cart.ts'
import { placement } from './0007-placement.ts'
import { outbox } from './0008-outbox.ts'
import { subscription } from './0009-subscription.ts'
import { review } from './0010-review.ts'
import { largeAmount } from './0011-large-amount.ts'
import { productDetail } from './0012-product-detail.ts'
import { orderOfCart } from './0013-order-of-cart.ts'
import { urlHistory } from './0014-url-history.ts'
import { cartAdding } from './0015-cart-adding.ts'
import type { Migration } from './migration.ts'

/** In the order of their numbers; one line each. */
export const allMigrations: readonly Migration[] = [
  catalogAndStock,
  priceHistory,
  seededRows,
  customerAndOrder,
  session,
  cart,
  placement,
  outbox,
  subscription,
  review,
  largeAmount,
  productDetail,
  orderOfCart,
  urlHistory,
  cartAdding,
]
