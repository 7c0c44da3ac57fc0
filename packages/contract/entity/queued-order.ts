import { z } from 'zod'
import { OrderRequest } from './order-request.ts'

/** An order that waits in the browser for the network, in the shape in which it is sent. */
export const QueuedOrder = z.looseObject({
  task_id: z.string(),
  transmited: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  order: OrderRequest,
})
export type QueuedOrder = z.infer<typeof QueuedOrder>
