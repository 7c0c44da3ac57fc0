import { z } from 'zod'
import { OrderRequest } from '../entity/order-request.ts'
import { defineCall } from './call.ts'

/** The names are the field's, whatever stands behind them. */
export const OrderPlaced = z.object({
  magentoOrderId: z.string(),
  /** The number that people name. */
  orderNumber: z.string(),
  backendOrderId: z.string(),
  transferedAt: z.string(),
})
export type OrderPlaced = z.infer<typeof OrderPlaced>

/**
 * POST /api/order — one order per cart, however often it is sent. The key is the header `Idempotency-Key`, else the client's
 * `order_id` or `task_id`, else the cart. What is wrong with an order is told in a list, one text per fault.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order: validated, priced by the platform, taken from the shelf, once.',
  body: OrderRequest,
  result: OrderPlaced,
  errors: {
    401: 'The token is not valid any more.',
    404: 'There is no such cart.',
    409: 'An order was placed under this key already, and it was another one.',
    429: 'Too many orders in a short time. Please try again in a minute.',
  },
})

/** What a client asks who has not heard whether its order arrived. */
export const SyncedOrder = z.object({
  platform_order_id: z.string(),
  transmited: z.boolean(),
  transmited_at: z.string(),
  platform: z.string(),
  order: z.null(),
})
export type SyncedOrder = z.infer<typeof SyncedOrder>

/** GET /api/sync/order/:order_id — by the key under which the order was sent. */
export const syncOrder = defineCall({
  method: 'GET',
  path: '/api/sync/order/:order_id',
  summary: 'Tells whether an order has arrived, by the key under which it was sent.',
  query: z.object({ order_id: z.string().trim().min(1).max(255) }),
  result: SyncedOrder,
  errors: { 400: 'order_id is required', 404: 'There is no such order.' },
})
