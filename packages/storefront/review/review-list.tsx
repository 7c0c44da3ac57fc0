import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { MoreBelow } from '../more/more-below.tsx'
import button from '../theme/button.module.css'
import type { ShownReview, ShownReviews } from './review-data.ts'
import { ReviewLink } from './review-link.tsx'
import styles from './review-list.module.css'
import { reviewsPerPage } from './review-query.ts'
import { Stars } from './stars.tsx'

/** What was written, as far as it is wanted, and the way to more of it. */
export function ReviewList({ reviews, search }: { reviews: ShownReviews; search: string }) {
  const t = useText()
  const { list, matching, query } = reviews
  const rest = matching - list.length
  return (
    <>
      {list.length === 0 && <p className={styles.nothing}>{t('detail.review.noneMatching')}</p>}
      <ol className={styles.list}>
        {list.map((review, place) => (
          <li key={review.id} id={`review-${place + 1}`}>
            <OneReview review={review} />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <MoreBelow
          shown={list.length}
          total={matching}
          label={t('detail.review.progress', { shown: list.length, total: matching })}
        >
          <ReviewLink
            className={button.outlined}
            search={search}
            query={query}
            change={{ page: query.page + 1 }}
            at={`review-${list.length + 1}`}
          >
            {t('detail.review.more', { count: Math.min(rest, reviewsPerPage) })}
          </ReviewLink>
        </MoreBelow>
      )}
    </>
  )
}

function OneReview({ review: { stars, title, detail, by, bought, isVerified, date } }: { review: ShownReview }) {
  const t = useText()
  return (
    <article className={styles.review}>
      {stars !== null && <Stars value={stars} label={t('product.rating', { average: stars })} size={14} />}
      <h3>{title}</h3>
      <p className={styles.detail}>{detail}</p>
      <p className={styles.by}>
        <span>
          {[by, bought].filter(Boolean).join(', ')}
          {date && (
            <>
              , <span className={styles.date}>{date}</span>
            </>
          )}
        </span>
        {isVerified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('detail.review.verified')}
          </span>
        )}
      </p>
    </article>
  )
}
