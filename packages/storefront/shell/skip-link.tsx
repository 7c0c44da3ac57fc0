import { useText } from '../i18n/use-text.ts'
import styles from './skip-link.module.css'

/** The first stop of the Tab key on every page. */
export function SkipLink() {
  const t = useText()
  return (
    <a className={styles.skip} href="#main">
      {t('shell.skip')}
    </a>
  )
}
