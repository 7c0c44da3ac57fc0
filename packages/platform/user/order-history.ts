import type { OrderHistory } from '@welt/contract/api/user.ts'
import { orderRepo } from '../order/order-repo.ts'
import type { Queryable } from '../storage/database.ts'

/** What a customer has ordered, in the shape in which the field pages through it. */
export async function orderHistory(
  database: Queryable,
  customerId: number,
  { page, size }: { page: number; size: number },
): Promise<OrderHistory> {
  const { items, total } = await orderRepo.history(database, customerId, { page, size })
  return {
    items,
    search_criteria: {
      filter_groups: [],
      sort_orders: [{ field: 'entity_id', direction: 'DESC' }],
      page_size: size,
      current_page: page,
    },
    total_count: total,
  }
}
