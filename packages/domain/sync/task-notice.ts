import type { QueuedTask } from './queued-task.ts'
import type { TaskOutcome } from './task-outcome.ts'

/** What the shopper is told: the platform's own words, or ours about an answer that cannot be read. */
export type TaskNotice = { text: string } | { about: 'content-type' | 'format' }

/**
 * "A code other than 200 shows the result message as an error notification, unless silent or the result is a not-found network code."
 * What waits for the connection is not over yet, and a login that is over has been told by whoever found it out.
 */
export function taskNotice({ silent }: Pick<QueuedTask, 'silent'>, outcome: TaskOutcome): TaskNotice | null {
  if (silent) return null
  if (outcome.at === 'content-type' || outcome.at === 'format') return { about: outcome.at }
  if (outcome.at !== 'refused' || outcome.networkCode === 'ENOTFOUND') return null
  return { text: outcome.text }
}
