import type { QueuedTask } from './queued-task.ts'
import type { TaskOutcome } from './task-outcome.ts'

/**
 * "Attempt limit 1": a task that was answered is done, whatever the answer. One that nobody heard waits for the next connection, and
 * one whose token could not be refreshed for what becomes of all of them (`dropUntransmitted`).
 */
export function settleTask(task: QueuedTask, outcome: TaskOutcome, now: string): QueuedTask {
  const done = { ...task, transmited: true, transmited_at: now, acknowledged: false }
  const kept = (result: unknown) => (task.is_result_cacheable ? { result } : {})
  switch (outcome.at) {
    case 'accepted':
      return { ...done, code: 200, resultCode: 200, ...kept(outcome.result) }
    case 'refused':
      // An order that nobody was allowed to place is not judged: "after login they can be sent".
      if (outcome.code === 401 && task.scope === 'order') return task
      return { ...done, code: outcome.code, resultCode: outcome.code, ...kept(outcome.text) }
    case 'unheard':
    case 'aborted':
      return task
    case 'content-type':
    case 'format':
      return { ...done, code: outcome.at }
  }
}
