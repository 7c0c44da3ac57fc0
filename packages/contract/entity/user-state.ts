import { z } from 'zod'
import { Customer } from './customer.ts'
import { Order } from './order.ts'

/** Who is logged in, as the browser knows it. */
export const UserState = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Proves the customer group to the catalogue. */
  groupToken: z.string(),
  groupId: z.int().nullable(),
  current: Customer.nullable(),
  session_started: z.string().nullable(),
  orders_history: z.looseObject({ items: z.array(Order) }).nullable(),
  local_data_loaded: z.boolean(),
})
export type UserState = z.infer<typeof UserState>
