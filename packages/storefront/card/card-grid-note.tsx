import { useText } from '../i18n/use-text.ts'
import type { CardData } from './card-data.ts'
import styles from './card-grid-note.module.css'

/** Where stars are shown it is said whose they are, once a page. */
export function CardGridNote({ cards }: { cards: readonly CardData[] }) {
  const t = useText()
  return cards.some(({ rating }) => rating) ? <p className={styles.note}>{t('card.ratingNote')}</p> : null
}
