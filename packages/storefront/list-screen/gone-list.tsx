import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './list-screen.module.css'

interface GoneListProps {
  /** What is on the list and not sold any more. */
  entries: readonly ListEntry[]
  onRemove: (entry: ListEntry) => void
}

/** Nothing leaves a list unsaid: what is not sold any more stays by name until it is taken off. */
export function GoneList({ entries, onRemove }: GoneListProps) {
  const t = useText()
  if (entries.length === 0) return null
  return (
    <section className={styles.gone} aria-labelledby="gone">
      <h2 id="gone">{t('list.goneTitle')}</h2>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={entry.sku} className={styles.row}>
            <p>{t('list.gone', { name: entry.name })}</p>
            <button
              className={button.word}
              type="button"
              aria-label={t('list.removeOf', { name: entry.name })}
              onClick={() => onRemove(entry)}
            >
              {t('list.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
