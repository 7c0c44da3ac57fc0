import type { FitScore } from '@welt/domain/review/fit-score.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './fit-scale.module.css'

/** Half of the dot. */
const radius = 7

/** Where the buyers' votes lie between two words. The heading says it; the drawing shows how far. */
export function FitScale({ about, score }: { about: 'length' | 'width'; score: FitScore }) {
  const t = useText()
  const { percent, place, leaning, count } = score
  return (
    <div className={styles.scale}>
      <p className={styles.verdict}>
        <strong>{t(`detail.review.${about}.${leaning}`, { percent })}</strong>{' '}
        <span>{t('detail.review.votes', { count })}</span>
      </p>
      <svg className={styles.line} width="100%" height={radius * 2} aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1={radius} y2={radius} />
        {['0', '50%', '100%'].map((x) => (
          <line key={x} x1={x} x2={x} y1="3" y2={radius * 2 - 3} />
        ))}
        <circle cx={`${Math.round(place * 1000) / 10}%`} cy={radius} r={radius} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{t(`detail.review.${about}.lowEnd`)}</span>
        <span>{t('detail.review.middle')}</span>
        <span>{t(`detail.review.${about}.highEnd`)}</span>
      </p>
    </div>
  )
}
