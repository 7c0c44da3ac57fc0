import type { NewTask, QueuedTask } from './queued-task.ts'

/** Behind all that wait already. A question that waits is not asked twice: then the tasks come back as they were. */
export function addTask(
  tasks: readonly QueuedTask[],
  { payload = { method: 'GET' }, silent = false, customer = null, ...task }: NewTask,
  { id, now }: { id: string; now: string },
): readonly QueuedTask[] {
  const added = { ...task, payload, silent, customer, task_id: id, created_at: now, transmited: false }
  const isAsked = tasks.some((one) => !one.transmited && one.url === task.url && one.customer === customer)
  return payload.method === 'GET' && isAsked ? tasks : [...tasks, added]
}
