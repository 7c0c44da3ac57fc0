export const notificationTypes = ['secondary', 'info', 'success', 'warning', 'danger'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** A button of a notification. Without `act` it only closes the notification, as OK does; with `to` it is a link there. */
export interface NotificationAction {
  label: string
  act?: () => void
  /** A path of the shop. */
  to?: string
}

export interface NotificationSubject {
  /** The address of a square picture. */
  picture: string
  words: string
  link: { label: string; to: string }
}

export interface Notification {
  id: number | string
  type: NotificationType
  message: string
  /** What it is about, in a picture and a line of words, with the way there. */
  about?: NotificationSubject | undefined
  /** Two at most: a third would not fit a phone's width. */
  actions: readonly NotificationAction[]
  /** Milliseconds; the shop's default when absent. */
  timeToLive?: number
  /** Stays until it is closed. */
  hasNoTimeout: boolean
}
