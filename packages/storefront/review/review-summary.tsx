import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { FitScale } from './fit-scale.tsx'
import type { ShownReviews, StarBar } from './review-data.ts'
import { ReviewLink } from './review-link.tsx'
import styles from './review-summary.module.css'
import { Stars } from './stars.tsx'

/** The large number, how it came about, and how the shoe fits. */
export function ReviewSummary({ reviews, search }: { reviews: ShownReviews; search: string }) {
  const t = useText()
  const { rating, total, since, bars, length, width } = reviews
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        {rating && (
          <>
            <p className={styles.number} aria-hidden="true">
              {rating.texts.average}
            </p>
            <Stars value={rating.average} label={t('product.rating', { average: rating.texts.average })} />
          </>
        )}
        {/* "Say whether and how genuineness is ensured", beside the stars. */}
        <p className={styles.honesty}>
          {since
            ? t('detail.review.countSince', { count: total, year: since })
            : t('product.ratingCount', { count: total })}
          {'. '}
          {t('detail.review.checked')} <ShopLink to={t('detail.reviewsPath')}>{t('detail.reviewsChecked')}</ShopLink>
        </p>
      </div>
      {bars.length > 0 && (
        <ul className={styles.bars} aria-label={t('detail.review.bars')}>
          {bars.map((bar) => (
            <li key={bar.stars}>
              <Bar bar={bar} reviews={reviews} search={search} />
            </li>
          ))}
        </ul>
      )}
      {(length ?? width) && (
        <div className={styles.fit}>
          {length && <FitScale about="length" score={length} />}
          {width && <FitScale about="width" score={width} />}
        </div>
      )}
    </div>
  )
}

interface BarProps {
  bar: StarBar
  reviews: ShownReviews
  search: string
}

/** A bar leads to the reviews that it counts; the chosen one back to all. */
function Bar({ bar: { stars, count, share }, reviews: { query }, search }: BarProps) {
  const t = useText()
  const isChosen = query.stars === stars
  const inside = (
    <>
      <span className="visually-hidden">{t('detail.review.bar', { stars, count })}</span>
      <span aria-hidden="true">{stars}</span>
      <svg width="100%" height="6" aria-hidden="true" focusable="false">
        <rect className={styles.track} width="100%" height="6" />
        <rect className={styles.filled} width={`${Math.round(share * 1000) / 10}%`} height="6" />
      </svg>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
  // Nobody is led to an empty list.
  if (count === 0) return <span className={styles.bar}>{inside}</span>
  return (
    <ReviewLink
      className={styles.bar}
      search={search}
      query={query}
      change={{ stars: isChosen ? null : stars }}
      aria-current={isChosen || undefined}
    >
      {inside}
    </ReviewLink>
  )
}
