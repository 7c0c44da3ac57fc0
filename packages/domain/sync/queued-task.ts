import type { SyncTask } from '@welt/contract/entity/sync-task.ts'

/** What a task is about. "Queued tasks of one scope run one after the other." */
export const taskScopes = ['cart', 'order', 'stock', 'user'] as const
export type TaskScope = (typeof taskScopes)[number]

/** A task as the browser's queue holds it. */
export interface QueuedTask extends SyncTask {
  scope: TaskScope
  /** In whose name it waits, by e-mail address; null where anybody may send it. */
  customer: string | null
}

/** What a caller says of a task. */
export interface NewTask {
  scope: TaskScope
  /** Path and query at the platform, without a token: that is the sender's matter. */
  url: string
  /** A GET where nothing else is said. */
  payload?: SyncTask['payload']
  /** An event, or with `store:` in front an action of the store. */
  callback_event?: string
  silent?: boolean
  is_result_cacheable?: boolean
  meta?: Record<string, unknown>
  customer?: string | null
}
