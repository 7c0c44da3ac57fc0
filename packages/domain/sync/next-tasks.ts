import type { QueuedTask } from './queued-task.ts'

/**
 * What may be sent now: of each scope the one that has waited longest, so that different scopes go side by side. What one customer
 * left behind is not sent in the name of another.
 */
export function nextTasks(tasks: readonly QueuedTask[], customer: string | null): QueuedTask[] {
  const first = new Map<QueuedTask['scope'], QueuedTask>()
  for (const task of tasks) {
    const isOwn = task.customer === null || task.customer === customer
    if (!task.transmited && isOwn && !first.has(task.scope)) first.set(task.scope, task)
  }
  return [...first.values()]
}
