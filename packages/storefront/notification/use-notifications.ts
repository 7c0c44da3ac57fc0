import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { NotificationStore } from './notification-store.ts'

export const NotificationContext = createContext<NotificationStore | null>(null)

export function useNotificationStore(): NotificationStore {
  const store = useContext(NotificationContext)
  if (!store) throw new Error('useNotificationStore needs a NotificationContext around it.')
  return store
}

export function useNotifications() {
  const store = useNotificationStore()
  return useSyncExternalStore(store.subscribe, store.list, store.list)
}

/** `const notify = useNotify(); notify({ type: 'success', message })` */
export function useNotify(): (notification: NewNotification) => void {
  return useNotificationStore().notify
}
