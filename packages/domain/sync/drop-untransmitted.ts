import type { QueuedTask } from './queued-task.ts'

/** "Untransmitted tasks are dropped when the token cannot be refreshed." An order never is: after the next login it can be sent. */
export function dropUntransmitted(tasks: readonly QueuedTask[]): QueuedTask[] {
  return tasks.filter(({ transmited, scope }) => transmited || scope === 'order')
}
