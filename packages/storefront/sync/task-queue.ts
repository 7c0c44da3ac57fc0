import type { QueuedTask } from '@welt/domain/sync/queued-task.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import type { StorageOwner } from '../storage/storage-key.ts'
import { readTasks } from './read-tasks.ts'
import { taskQueueKey } from './task-queue-key.ts'

/** The tasks of all tabs of this browser, which outlive every one of them. */
export interface TaskQueue {
  tasks: () => readonly QueuedTask[]
  /** Applies a change to the tasks as they are stored now, whichever tab wrote them. */
  commit: (change: (tasks: readonly QueuedTask[]) => readonly QueuedTask[]) => void
}

export interface TaskQueueOptions extends StorageOwner {
  storage: TextStorage | null
}

/** Nothing is held in memory, so that tabs are in step without being told: tasks are few, and looked at seldom. */
export function createTaskQueue({ storage, ...owner }: TaskQueueOptions): TaskQueue {
  const key = taskQueueKey(owner)
  /** What a storage that is full or forbidden did not take lives as long as the page. */
  let unkept: readonly QueuedTask[] | null = storage ? null : []
  const tasks = () => unkept ?? readTasks(storage?.getItem(key) ?? null)

  const keep = (next: readonly QueuedTask[]) => {
    try {
      if (next.length > 0) storage?.setItem(key, JSON.stringify(next))
      else storage?.removeItem(key)
      unkept = storage ? null : next
    } catch {
      unkept = next
    }
  }
  // What holds no task at all is not looked at on every page.
  if (tasks().length === 0) keep([])

  return {
    tasks,
    commit(change) {
      const before = tasks()
      const next = change(before)
      if (next !== before) keep(next)
    },
  }
}
