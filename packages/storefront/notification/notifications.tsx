import { NotificationCards } from './notification-cards.tsx'
import styles from './notifications.module.css'
import { useNotificationStore, useNotifications } from './use-notifications.ts'

/**
 * Stands in every page, so that a screen reader knows the region before the first message comes, and in every dialog:
 * whatever lies outside an open one can be neither read nor closed.
 */
export function Notifications({ place = 'page' }: { place?: 'page' | 'dialog' | 'drawer' }) {
  const store = useNotificationStore()
  const list = useNotifications()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: resting on a message only keeps it
    <div
      className={place === 'drawer' ? styles.inDrawer : styles.region}
      {...(place === 'page' ? { role: 'status' } : { 'aria-live': 'polite' })}
      onMouseEnter={store.hold}
      onMouseLeave={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      <NotificationCards list={list} onClose={store.close} />
    </div>
  )
}
