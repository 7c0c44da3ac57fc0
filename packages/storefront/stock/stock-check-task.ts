import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { NewTask } from '@welt/domain/sync/queued-task.ts'

/** The question that could not be asked when an article was put into the cart. */
export function stockCheckTask({ sku, id }: Pick<CartItem, 'sku' | 'id'>): NewTask {
  return {
    scope: 'stock',
    url: `/api/stock/check?${new URLSearchParams({ sku })}`,
    silent: true,
    is_result_cacheable: true,
    callback_event: 'store:stock/stockAfterCheck',
    meta: { sku, product_id: id },
  }
}
