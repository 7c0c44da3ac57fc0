import { addTask } from '@welt/domain/sync/add-task.ts'
import { dropUntransmitted } from '@welt/domain/sync/drop-untransmitted.ts'
import type { NewTask } from '@welt/domain/sync/queued-task.ts'
import { storageOwner } from '../store-view/storage-owner.ts'
import { processQueue, type QueueTools } from './process-queue.ts'
import { createTaskQueue, type TaskQueueOptions } from './task-queue.ts'

/** Calls that wait until they can be made, over reloads and in all tabs. */
export interface Sync {
  /** "The queue is processed when a task is added and when the browser comes back online." */
  add: (task: NewTask) => Promise<void>
  process: () => Promise<void>
  /** Forgets what was not transmitted; orders stay. */
  drop: () => void
}

export type SyncOptions = Omit<QueueTools, 'queue'> & Pick<TaskQueueOptions, 'storage'>

export function createSync({ storage, ...options }: SyncOptions): Sync {
  const { clock } = options.visit.shop
  const queue = createTaskQueue({ storage, ...storageOwner(options.visit.shop) })
  const tools = { ...options, queue }
  return {
    add(task) {
      const now = clock()
      const id = `${now}-${Math.random().toString(36).slice(2)}`
      queue.commit((tasks) => addTask(tasks, task, { id, now: new Date(now).toISOString() }))
      return processQueue(tools)
    },
    process: () => processQueue(tools),
    drop: () => queue.commit(dropUntransmitted),
  }
}
