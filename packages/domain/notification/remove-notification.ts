import type { Notification } from './notification.ts'

export function removeNotification(list: readonly Notification[], id: Notification['id']): readonly Notification[] {
  return list.filter((notification) => notification.id !== id)
}
