import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './remove-question.module.css'

interface RemoveQuestionProps {
  /** What is to go; nothing means all of it. */
  name?: string
  onRemove: () => void
  onClose: () => void
}

/** "It asks before removing a product." */
export function RemoveQuestion({ name, onRemove, onClose }: RemoveQuestionProps) {
  const t = useText()
  return (
    <Dialog title={name ? t('minicart.askRemove', { name }) : t('minicart.askClear')} onClose={onClose}>
      <div className={styles.actions}>
        <button className={button.primary} type="button" onClick={onRemove}>
          {name ? t('minicart.doRemove') : t('minicart.clear')}
        </button>
        <button className={button.outlined} type="button" onClick={onClose}>
          {t('minicart.keep')}
        </button>
      </div>
    </Dialog>
  )
}
