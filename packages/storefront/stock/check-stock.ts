import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { type StockStatus, stockStatus } from '@welt/domain/stock/stock-status.ts'
import type { Shop } from '../store-view/shop.ts'

/** Asks the platform now; where it cannot be reached the product's own stock is all that is known, and it is not certain. */
export async function checkStock({ api, config }: Pick<Shop, 'api' | 'config'>, item: CartItem): Promise<StockStatus> {
  if (!config.stock.synchronize) return stockStatus(item.stock, config.stock)
  const answer = await api.checkStock(item.sku)
  return answer.ok ? stockStatus(answer.result, config.stock) : 'volatile'
}
