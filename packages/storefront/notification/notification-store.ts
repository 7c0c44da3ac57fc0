import { addNotification, type NewNotification } from '@welt/domain/notification/add-notification.ts'
import { expiry } from '@welt/domain/notification/expiry.ts'
import type { Notification } from '@welt/domain/notification/notification.ts'
import { removeNotification } from '@welt/domain/notification/remove-notification.ts'

export interface NotificationStore {
  subscribe: (listener: () => void) => () => void
  list: () => readonly Notification[]
  notify: (notification: NewNotification) => void
  close: (id: Notification['id']) => void
  /** While a reader rests on a notification, none goes away under the pointer. */
  hold: () => void
  release: () => void
}

export interface NotificationStoreOptions {
  /** How long a notification stays that names no time of its own. */
  timeToLive: number
  clock: Clock
}

export interface Clock {
  now(): number
  after(milliseconds: number, run: () => void): void
}

/** The notifications on screen. The rules are the domain's; this only keeps the list and the time. */
export function createNotificationStore({ timeToLive, clock }: NotificationStoreOptions): NotificationStore {
  let list: readonly Notification[] = []
  let held = false
  let lastId = 0
  const listeners = new Set<() => void>()
  const dueWhileHeld = new Set<Notification['id']>()

  const change = (next: readonly Notification[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const close = (id: Notification['id']) => change(removeNotification(list, id))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => list,
    notify(notification) {
      const next = addNotification(list, notification, lastId + 1)
      const added = next.at(-1)
      if (next === list || !added) return
      lastId += 1
      change(next)
      const due = expiry(added, { shownAt: clock.now(), defaultTimeToLive: timeToLive })
      if (due !== null) clock.after(due - clock.now(), () => (held ? dueWhileHeld.add(added.id) : close(added.id)))
    },
    close,
    hold() {
      held = true
    },
    release() {
      held = false
      for (const id of dueWhileHeld) close(id)
      dueWhileHeld.clear()
    },
  }
}
