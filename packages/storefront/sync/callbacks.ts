import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { QueuedTask } from '@welt/domain/sync/queued-task.ts'
import type { StoreAction } from '@welt/domain/sync/read-callback.ts'

/** What the platform says of an article that was put into the cart when it could not be asked. */
export interface CheckedStock {
  sku: string
  stock: StockItem
}

/** Whom the callbacks tell. */
export interface CallbackTools {
  onStockChecked: (checked: CheckedStock) => void
}

/** "A store action when the callback name is prefixed with `store:`." */
export const callbacks: { [Action in StoreAction]: (task: QueuedTask, tools: CallbackTools) => void } = {
  'stock/stockAfterCheck': ({ resultCode, result, meta }, { onStockChecked }) => {
    const sku = meta?.['sku']
    if (resultCode === 200 && typeof sku === 'string' && isStock(result)) onStockChecked({ sku, stock: result })
  },
}

/** It may have come out of the storage. */
function isStock(value: unknown): value is StockItem {
  const { product_id, qty, is_in_stock } = (value ?? {}) as Partial<StockItem>
  return typeof product_id === 'number' && typeof qty === 'number' && typeof is_in_stock === 'boolean'
}
