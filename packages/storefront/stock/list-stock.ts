import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { batchSkus } from '@welt/domain/stock/batch-skus.ts'
import type { Shop } from '../store-view/shop.ts'

type StockTools = Pick<Shop, 'api' | 'config' | 'log'>

/** "Lists are fetched in batches of 15 skus and only when stock synchronisation is enabled. On error an empty list is returned." */
export async function listStock({ api, config, log }: StockTools, skus: readonly string[]): Promise<StockItem[]> {
  if (!config.stock.synchronize) return []
  const answers = await Promise.all(batchSkus(skus, config.stock.listBatchSize).map((batch) => api.listStock(batch)))
  const items: StockItem[] = []
  for (const answer of answers) {
    if (!answer.ok) {
      // Half a list would show the other half as if it were certain.
      log.warn({ reason: answer.text }, 'the stock could not be listed')
      return []
    }
    items.push(...answer.result)
  }
  return items
}
