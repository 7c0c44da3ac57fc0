import {
  type Notification,
  type NotificationAction,
  type NotificationSubject,
  type NotificationType,
  notificationTypes,
} from './notification.ts'

/** What a caller says. The type may come from a server or from content, so it may be any word. */
export interface NewNotification {
  type: string
  message: string
  about?: NotificationSubject
  actions?: readonly NotificationAction[]
  timeToLive?: number
  hasNoTimeout?: boolean
}

const maxActions = 2

/** "An identical consecutive message is dropped": then the list comes back as it was. */
export function addNotification(
  list: readonly Notification[],
  { type, message, about, actions = [], timeToLive, hasNoTimeout = false }: NewNotification,
  id: number | string,
): readonly Notification[] {
  const last = list.at(-1)
  if (last?.message === message && last.about?.words === about?.words) return list
  const first = actions.slice(0, maxActions)
  return [...list, { id, type: knownType(type), message, about, actions: first, timeToLive, hasNoTimeout }]
}

/** An unknown type is shown as danger: better too loud than overlooked. */
function knownType(type: string): NotificationType {
  return notificationTypes.find((known) => known === type) ?? 'danger'
}
