import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { type StockStatus, stockStatus } from '@welt/domain/stock/stock-status.ts'
import type { Shop } from '../store-view/shop.ts'
import { stockCheckTask } from './stock-check-task.ts'

/**
 * Asks the platform now; where it cannot be reached the product's own stock is all that is known, and it is not certain. Then it is
 * asked once it can be.
 */
export async function checkStock(
  { api, config, queueTask }: Pick<Shop, 'api' | 'config' | 'queueTask'>,
  item: CartItem,
): Promise<StockStatus> {
  if (!config.stock.synchronize) return stockStatus(item.stock, config.stock)
  const answer = await api.checkStock(item.sku)
  if (answer.ok) return stockStatus(answer.result, config.stock)
  if (answer.at === 'network' || answer.at === 'offline') queueTask?.(stockCheckTask(item))
  return 'volatile'
}
