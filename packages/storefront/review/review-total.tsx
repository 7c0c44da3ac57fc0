import { useText } from '../i18n/use-text.ts'
import type { ShownReviews } from './review-data.ts'
import { ReviewLink } from './review-link.tsx'
import styles from './review-total.module.css'

/** How many reviews the choice leaves, and the way back to all. */
export function ReviewTotal({ reviews, search }: { reviews: ShownReviews; search: string }) {
  const t = useText()
  const { total, matching, query } = reviews
  if (query.stars === null && !query.size) {
    return (
      <p className={styles.total} role="status">
        {t('product.ratingCount', { count: total })}
      </p>
    )
  }
  return (
    <p className={styles.total} role="status">
      {t('detail.review.matching', { matching, total })}{' '}
      <ReviewLink search={search} query={query} change={{ stars: null, size: '' }}>
        {t('detail.review.clear')}
      </ReviewLink>
    </p>
  )
}
