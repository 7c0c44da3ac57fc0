import type { Notification } from './notification.ts'

/** The moment at which a notification removes itself, or `null` if it waits to be closed. */
export function expiry(
  { timeToLive, hasNoTimeout }: Pick<Notification, 'timeToLive' | 'hasNoTimeout'>,
  { shownAt, defaultTimeToLive }: { shownAt: number; defaultTimeToLive: number },
): number | null {
  return hasNoTimeout ? null : shownAt + (timeToLive ?? defaultTimeToLive)
}
