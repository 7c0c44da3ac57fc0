import type { Notification, NotificationType } from '@welt/domain/notification/notification.ts'
import { shownActions } from '@welt/domain/notification/shown-actions.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './notifications.module.css'

const icons = {
  secondary: 'undo',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
} as const satisfies Record<NotificationType, string>

interface NotificationCardsProps {
  list: readonly Notification[]
  onClose: (id: Notification['id']) => void
}

/** They come with the page: a message about a lost connection could not be fetched any more. */
export function NotificationCards({ list, onClose }: NotificationCardsProps) {
  return list.map((notification) => (
    <NotificationCard key={notification.id} notification={notification} close={() => onClose(notification.id)} />
  ))
}

function NotificationCard({ notification, close }: { notification: Notification; close: () => void }) {
  const t = useText()
  const { type, message, about } = notification
  const actions = shownActions(notification, t('notification.ok'))
  return (
    <div className={`${styles.card} ${styles[type]}`} data-type={type}>
      {about ? (
        <img className={styles.picture} src={about.picture} width={56} height={56} alt="" />
      ) : (
        type !== 'secondary' && <Icon name={icons[type]} />
      )}
      <div className={styles.words} data-actions={actions.length + (about ? 1 : 0)}>
        <p className={styles.message}>
          {message}
          {about && <span className={styles.subject}>{about.words}</span>}
        </p>
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
                {type === 'secondary' && <Icon name={icons[type]} size={18} />}
                {label}
              </button>
            ) : (
              <ShopLink key={label} className={button.word} to={to} onClick={close}>
                {label}
              </ShopLink>
            ),
          )}
          {about && (
            <ShopLink className={button.word} to={about.link.to} onClick={close}>
              {about.link.label}
            </ShopLink>
          )}
        </p>
      </div>
      <button className={button.icon} type="button" aria-label={t('notification.close')} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
