import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from '../panel/lazy-panel.module.css'
import type { ModalModule } from '../panel/panel-module.tsx'
import button from '../theme/button.module.css'
import { hostOf } from './host-of.ts'

type Redirect = ModalModule<'redirect'>
export const messages: Redirect['messages'] = ['redirect']

/** A film plays beside the shop, and its host is not told which shoe was looked at; a sister shop takes the shop's place. */
const ways = {
  film: { target: '_blank', rel: 'noopener noreferrer' },
  'sister-shop': { rel: 'noopener' },
} as const

/** Says where a way out of the shop leads, and what stays behind, before anybody goes. */
const RedirectDialog: Redirect['default'] = ({ modal: { to, reason }, onClose }) => {
  const t = useText()
  const host = hostOf(to)
  return (
    <Dialog title={t('redirect.title', { host })} onClose={onClose}>
      <p>{t(`redirect.${reason}`, { host })}</p>
      <p className={styles.actions}>
        <a className={button.primary} href={to} {...ways[reason]} onClick={onClose}>
          {t('redirect.go', { host })}
          <Icon name="external" size={16} />
        </a>
        <button className={button.outlined} type="button" onClick={onClose}>
          {t('redirect.stay')}
        </button>
      </p>
    </Dialog>
  )
}
export default RedirectDialog
