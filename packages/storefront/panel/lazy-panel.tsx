import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { useOnline } from '../offline/use-online.ts'
import button from '../theme/button.module.css'
import styles from './lazy-panel.module.css'
import type { PanelModule } from './panel-module.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useLazyModule } from './use-lazy-module.ts'

interface LazyPanelProps<Props> {
  load: () => Promise<PanelModule<Props>>
  props: Props
  onClose: () => void
}

interface Retry {
  onRetry: () => void
}

/** A panel whose code comes when it is opened. Until then, and when it does not come, this stands in its place. */
export function LazyPanel<Props extends object>(panel: LazyPanelProps<Props>) {
  const [attempt, setAttempt] = useState(1)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  useFocusReturn()
  return <Attempt key={attempt} {...panel} onRetry={retry} />
}

function Attempt<Props extends object>({ load, props, onClose, onRetry }: LazyPanelProps<Props> & Retry) {
  const t = useText()
  const loading = useLazyModule(load)
  if (loading.state === 'loaded') {
    const Panel = loading.module.default
    return <Panel {...props} onClose={onClose} />
  }
  if (loading.state === 'begun') return null
  return loading.state === 'loading' ? (
    <Dialog title={t('panel.loading')} onClose={onClose}>
      <p className={styles.bar} role="status">
        <span className="visually-hidden">{t('panel.loading')}</span>
      </p>
    </Dialog>
  ) : (
    <Failed onRetry={onRetry} onClose={onClose} />
  )
}

function Failed({ onRetry, onClose }: Retry & { onClose: () => void }) {
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
