import { z } from 'zod'

/** A call that waits in the browser until it has been sent, and what came of it. */
export const SyncTask = z.looseObject({
  task_id: z.string(),
  url: z.string(),
  payload: z.looseObject({
    method: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.string().optional(),
  }),
  /** An event, or with `store:` in front an action of the store. */
  callback_event: z.string().nullish(),
  /** No message is shown, whatever the answer is. */
  silent: z.boolean(),
  is_result_cacheable: z.boolean().optional(),
  transmited: z.boolean(),
  transmited_at: z.string().nullish(),
  created_at: z.string().optional(),
  result: z.unknown().optional(),
  resultCode: z.int().optional(),
  code: z.union([z.int(), z.string()]).optional(),
  acknowledged: z.boolean().optional(),
  meta: z.looseObject({}).nullish(),
})
export type SyncTask = z.infer<typeof SyncTask>
