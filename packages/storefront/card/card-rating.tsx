import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import type { CardData } from './card-data.ts'
import styles from './card-rating.module.css'

export function CardRating({ rating: { average, count } }: { rating: NonNullable<CardData['rating']> }) {
  const t = useText()
  return (
    <p className={styles.rating} role="img" aria-label={t('card.ratingLong', { average, count })}>
      <Icon name="star" size={13} />
      {`${average} (${count})`}
    </p>
  )
}
