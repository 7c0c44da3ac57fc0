import { useText } from '../i18n/use-text.ts'
import styles from './rating-line.module.css'
import type { ShownRating } from './review-data.ts'
import { Stars } from './stars.tsx'

/** The average, never without its number, and the way to what was written. */
export function RatingLine({ rating: { average, count, texts } }: { rating: ShownRating }) {
  const t = useText()
  return (
    <p className={styles.line}>
      <Stars value={average} label={t('product.rating', { average: texts.average })} />
      <span aria-hidden="true">{texts.average}</span>
      <a href="#reviews">{t('product.ratingCount', { count })}</a>
    </p>
  )
}
