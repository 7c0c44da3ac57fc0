import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './recent-list.module.css'
import { searchPath } from './search-query.ts'
import { useRecentSearches } from './use-recent-searches.ts'

/** What was searched for in this browser before. Whoever removes one finds the focus in the field. */
export function RecentList({ onRemoved }: { onRemoved: () => void }) {
  const t = useText()
  const { searches, remove, clear } = useRecentSearches()
  if (searches.length === 0) return null
  const removeOne = (text: string) => {
    remove(text)
    onRemoved()
  }
  const removeAll = () => {
    clear()
    onRemoved()
  }
  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h3>{t('search.recent')}</h3>
        <button className={`${button.word} ${styles.all}`} type="button" onClick={removeAll}>
          {t('search.forgetAll')}
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className={styles.row}>
            <ShopLink className={styles.link} to={searchPath(text)}>
              {text}
            </ShopLink>
            <button
              className={button.icon}
              type="button"
              aria-label={t('search.forget', { text })}
              onClick={() => removeOne(text)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
