import type { Notification, NotificationAction } from './notification.ts'

/** "OK is the button on all notifications": one that names no action of its own has at least that. */
export function shownActions(
  { actions }: Pick<Notification, 'actions'>,
  okLabel: string,
): readonly NotificationAction[] {
  return actions.length > 0 ? actions : [{ label: okLabel }]
}
