import type { Notification, NotificationType } from '@welt/domain/notification/notification.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './notifications.module.css'
import { useNotificationStore, useNotifications } from './use-notifications.ts'

const icons = {
  secondary: 'info',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<NotificationType, string>

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
      {list.map((notification) => (
        <NotificationCard
          key={notification.id}
          notification={notification}
          close={() => store.close(notification.id)}
        />
      ))}
    </div>
  )
}

function NotificationCard({
  notification: { type, message, actions },
  close,
}: {
  notification: Notification
  close: () => void
}) {
  const t = useText()
  return (
    <div className={`${styles.card} ${styles[type]}`} data-type={type}>
      <Icon name={icons[type]} />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ label, act, to }) =>
              to === undefined ? (
                <button
                  key={label}
                  className={button.word}
                  type="button"
                  onClick={() => {
                    act?.()
                    close()
                  }}
                >
                  {label}
                </button>
              ) : (
                <ShopLink key={label} className={button.word} to={to} onClick={close}>
                  {label}
                </ShopLink>
              ),
            )}
          </p>
        )}
      </div>
      <button className={button.icon} type="button" aria-label={t('notification.close')} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
