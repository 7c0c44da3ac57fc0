import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailableError } from './database-error.ts'

export interface RetryRules {
  /** True when nothing was written and the same work may succeed in a moment. */
  isConflict(error: unknown): boolean
  maxRetries?: number
}

const defaultMaxRetries = 3
const longestPauseMs = 160

/** Runs the work again after a conflict, with a growing random pause so that two rivals do not meet again. */
export async function retryConflicts<T>(attempt: () => Promise<T>, rules: RetryRules): Promise<T> {
  const maxRetries = rules.maxRetries ?? defaultMaxRetries
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!rules.isConflict(error)) throw error
      if (retries >= maxRetries) throw new DatabaseUnavailableError('busy', error)
      await pause(Math.random() * Math.min(20 * 2 ** retries, longestPauseMs))
    }
  }
}
