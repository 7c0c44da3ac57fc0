import { Content } from '../content/content.tsx'
import type { ContentPart } from '../content/content-part.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './content-dialog.module.css'
import { useLoaded } from './use-loaded.ts'

interface ContentDialogProps {
  /** Until the content has told its own. */
  title: string
  /** null: there is no such content. It must stay the same function from one render to the next. */
  load: () => Promise<DialogContent | null>
  onClose: () => void
}

export interface DialogContent {
  title: string
  parts: ContentPart[]
}

/** A content of the merchant over the page that the shopper does not want to leave. */
export function ContentDialog({ title, load, onClose }: ContentDialogProps) {
  const t = useText()
  const { loaded, retry } = useLoaded(load)
  const content = loaded.state === 'loaded' ? loaded.value : null
  return (
    <Dialog title={content?.title ?? title} look="drawer" onClose={onClose}>
      {loaded.state === 'loading' && (
        <p className={styles.waiting} role="status">
          {t('panel.loading')}
        </p>
      )}
      {loaded.state === 'loaded' && !content && <p role="alert">{t('content.missing')}</p>}
      {content && (
        <div className={styles.content}>
          <Content parts={content.parts} />
        </div>
      )}
      {loaded.state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{t('panel.failed')}</p>
          <button className={button.outlined} type="button" onClick={retry}>
            {t('panel.retry')}
          </button>
        </div>
      )}
    </Dialog>
  )
}
