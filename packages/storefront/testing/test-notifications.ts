import { createNotificationStore, type NotificationStore } from '../notification/notification-store.ts'

/** Notifications that stay until they are closed. */
export function testNotifications(): NotificationStore {
  return createNotificationStore({ timeToLive: 8000, clock: { now: () => 0, after: () => undefined } })
}
