import { useNavigation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import styles from './progress-bar.module.css'

/** Shown while the next page loads; a page that is there within a moment shows none. */
export function ProgressBar() {
  const t = useText()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <progress className={styles.progress} aria-label={t('shell.loading')} />
}
