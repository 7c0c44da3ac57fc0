import { z } from 'zod'

const action = z.object({ label: z.string() })

/** A message on the page. An unknown type is shown as danger. */
export const Notification = z.object({
  id: z.union([z.int(), z.string()]),
  type: z.enum(['secondary', 'info', 'success', 'warning', 'danger']).catch('danger'),
  message: z.string(),
  action1: action.optional(),
  action2: action.optional(),
  /** Milliseconds after which it leaves by itself. */
  timeToLive: z.int().nonnegative().optional(),
  hasNoTimeout: z.boolean().optional(),
})
export type Notification = z.infer<typeof Notification>
