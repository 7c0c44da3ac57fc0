import { useEffect } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { useOnline } from '../offline/use-online.ts'
import button from '../theme/button.module.css'
import styles from './lazy-panel.module.css'

interface PanelWaitProps {
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
}

/** Stands in the place of a panel that has not come yet, or does not come. It is there before it is needed: without a connection nothing else could come. */
export function PanelWait({ hasFailed, onRetry, onClose }: PanelWaitProps) {
  const t = useText()
  if (hasFailed) return <Failed onRetry={onRetry} onClose={onClose} />
  return (
    <Dialog title={t('panel.loading')} onClose={onClose}>
      <p className={styles.bar} role="status">
        <span className="visually-hidden">{t('panel.loading')}</span>
      </p>
    </Dialog>
  )
}

function Failed({ onRetry, onClose }: Omit<PanelWaitProps, 'hasFailed'>) {
  const t = useText()
  const online = useOnline()
  useEffect(() => {
    // "Reloads automatically when back online."
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Dialog title={t('panel.failedTitle')} onClose={onClose}>
      <p className={styles.words} role="alert">
        {online ? t('panel.failed') : t('panel.offline')}
      </p>
      <p className={styles.actions}>
        <button className={button.primary} type="button" onClick={onRetry}>
          {t('panel.retry')}
        </button>
        <button className={button.outlined} type="button" onClick={onClose}>
          {t('panel.close')}
        </button>
      </p>
    </Dialog>
  )
}
