import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './search-panel.module.css'
import type { FoundProducts } from './search-products.ts'
import { searchPath } from './search-query.ts'
import { SearchRow } from './search-row.tsx'

interface SearchRowsProps {
  found: FoundProducts
  next: 'idle' | 'asking' | 'failed'
  text?: string
  onMore?: () => void
  /** Of the question before: it stays until the answer is there, but leads nowhere. */
  isOld?: boolean
}

/** "'See more' appends the next page until all results are shown." */
export function SearchRows({ found, next, text = '', onMore, isOld = false }: SearchRowsProps) {
  const t = useText()
  const hasMore = found.cards.length < found.total
  return (
    <div className={isOld ? styles.old : styles.found} inert={isOld}>
      <ul className={styles.rows}>
        {found.cards.map((card) => (
          <li key={card.sku}>
            <SearchRow card={card} />
          </li>
        ))}
      </ul>
      {next === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('search.moreFailed')}
        </p>
      )}
      <p className={styles.actions}>
        {hasMore && (
          <button className={button.outlined} type="button" aria-busy={next === 'asking'} onClick={onMore}>
            {t('search.more')}
          </button>
        )}
        <ShopLink className={button.word} to={searchPath(text)}>
          {t('search.all')}
        </ShopLink>
      </p>
    </div>
  )
}
