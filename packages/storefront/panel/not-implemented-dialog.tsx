import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './lazy-panel.module.css'
import type { ModalModule } from './panel-module.tsx'

type NotImplemented = ModalModule<'feature-not-implemented'>
export const messages: NotImplemented['messages'] = []

/** For what a client of this shop's platform may name and the shop does not have. */
const NotImplementedDialog: NotImplemented['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('panel.notImplementedTitle')} onClose={onClose}>
      <p>{t('panel.notImplemented')}</p>
      <p className={styles.actions}>
        <button className={button.primary} type="button" onClick={onClose}>
          {t('panel.ok')}
        </button>
      </p>
    </Dialog>
  )
}
export default NotImplementedDialog
