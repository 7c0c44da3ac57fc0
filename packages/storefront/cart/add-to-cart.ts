import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { addItem } from '@welt/domain/cart/add-item.ts'
import { validateItem } from '@welt/domain/cart/validate-item.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import type { StockStatus } from '@welt/domain/stock/stock-status.ts'
import { checkStock } from '../stock/check-stock.ts'
import type { Shop } from '../store-view/shop.ts'
import type { CartStore } from './cart-store.ts'

export interface AddToCart {
  shop: Shop
  cart: CartStore
  notify: (notification: NewNotification) => void
}

/** "Cart items are validated before adding … checks stock per item and adds on status ok or volatile." */
export async function addToCart(item: CartItem, { shop, cart, notify }: AddToCart): Promise<'added' | 'refused'> {
  const text = shop.texts.text
  const faults = validateItem(item, shop.config.cart)
  for (const fault of faults) {
    notify({ type: 'danger', message: fault.reason === 'price-unknown' ? text('cart.priceUnknown') : fault.text })
  }
  if (faults.length > 0) return 'refused'

  const status = await checkStock(shop, item)
  if (!isWelcome(status, shop)) {
    notify({ type: 'danger', message: text('cart.outOfStock'), actions: [{ label: text('notification.ok') }] })
    return 'refused'
  }

  cart.commit((items) => addItem(items, item))
  notify(
    status === 'volatile'
      ? { type: 'warning', message: text('cart.volatile'), actions: [{ label: text('notification.ok') }] }
      : { type: 'success', message: text('cart.added'), actions: [{ label: text('notification.ok') }] },
  )
  return 'added'
}

/** "Out-of-stock items may be put in the cart", where the shop allows it. */
function isWelcome(status: StockStatus, { config }: Shop): boolean {
  return status !== 'out_of_stock' || config.stock.allowOutOfStockInCart
}
