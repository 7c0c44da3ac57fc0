import { useText } from '../i18n/use-text.ts'
import { ReviewChoice } from './review-choice.tsx'
import type { Reviews } from './review-data.ts'
import { ReviewInvitation } from './review-invitation.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './review-section.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewTotal } from './review-total.tsx'
import { useReviewChoice } from './use-review-choice.ts'
import { WriteReview } from './write-review.tsx'

interface ReviewSectionProps {
  product: { id: number; name: string }
  reviews: Reviews
  /** Of the address: given, because a part that comes late would read one that has changed meanwhile. */
  search: string
}

/** The address says which reviews are listed, so every choice is a link that the server can answer. */
export default function ReviewSection({ product, reviews, search }: ReviewSectionProps) {
  const t = useText()
  const { choose, follow } = useReviewChoice()

  if (reviews.state !== 'shown') {
    return (
      <section className={styles.empty} aria-labelledby="reviews">
        <h2 id="reviews">{t('detail.reviews')}</h2>
        <ReviewInvitation product={product} isOut={reviews.state === 'failed'} />
      </section>
    )
  }
  return (
    <section ref={follow} className={styles.section} aria-labelledby="reviews">
      <header className={styles.head}>
        <h2 id="reviews">{t('detail.reviews')}</h2>
        <WriteReview product={product} />
      </header>
      <ReviewSummary reviews={reviews} search={search} />
      <div className={styles.list} id="review-list">
        <div className={styles.bar}>
          <ReviewTotal reviews={reviews} search={search} />
          <ReviewChoice reviews={reviews} search={search} onChoose={choose} />
        </div>
        <ReviewList reviews={reviews} search={search} />
      </div>
    </section>
  )
}
