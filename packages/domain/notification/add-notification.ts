import { type Notification, type NotificationAction, type NotificationType, notificationTypes } from './notification.ts'

/** What a caller says. The type may come from a server or from content, so it may be any word. */
export interface NewNotification {
  type: string
  message: string
  actions?: readonly NotificationAction[]
  timeToLive?: number
  hasNoTimeout?: boolean
}

const maxActions = 2

/** "An identical consecutive message is dropped": then the list comes back as it was. */
export function addNotification(
  list: readonly Notification[],
  { type, message, actions = [], timeToLive, hasNoTimeout = false }: NewNotification,
  id: number | string,
): readonly Notification[] {
  if (list.at(-1)?.message === message) return list
  const added = { id, type: knownType(type), message, actions: actions.slice(0, maxActions), timeToLive, hasNoTimeout }
  return [...list, added]
}

/** An unknown type is shown as danger: better too loud than overlooked. */
function knownType(type: string): NotificationType {
  return notificationTypes.find((known) => known === type) ?? 'danger'
}
