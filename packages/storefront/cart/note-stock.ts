import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import { stockStatus } from '@welt/domain/stock/stock-status.ts'
import type { CartTools } from './cart-tools.ts'

/** What the platform says of an article that was put into the cart when it could not be asked. */
export function noteStock(
  { shop, cart, notify }: Pick<CartTools, 'shop' | 'cart' | 'notify'>,
  checked: { sku: string; stock: StockItem },
): void {
  const { sku, stock } = checked
  const line = cart.state().cartItems.find((item) => item.sku === sku)
  if (!line) return
  const isGone = stockStatus(stock, shop.config.stock) === 'out_of_stock' && !shop.config.stock.allowOutOfStockInCart
  cart.commit((state) => ({
    ...state,
    cartItems: isGone
      ? removeItem(state.cartItems, line)
      : state.cartItems.map((item) => (item.sku === sku ? { ...item, stock } : item)),
  }))
  if (!isGone) return
  const { text } = shop.texts
  const reason = text('cart.outOfStock')
  notify({ type: 'danger', message: text('cart.refused', { name: line.name ?? sku, reason }) })
}
