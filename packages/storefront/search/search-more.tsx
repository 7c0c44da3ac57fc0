import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import button from '../theme/button.module.css'
import styles from './search-panel.module.css'
import { searchPath } from './search-query.ts'

interface SearchMoreProps {
  text: string
  hasMore: boolean
  next: 'idle' | 'asking' | 'failed'
  onMore: () => void
}

/** "'See more' appends the next page until all results are shown." */
export function SearchMore({ text, hasMore, next, onMore }: SearchMoreProps) {
  const t = useText()
  return (
    <>
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
    </>
  )
}
