import { useText } from '../i18n/use-text.ts'
import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

/** Cards in rows; the first row is needed at once, the rest when it is scrolled to. */
export function CardGrid({
  cards,
  heading,
  eager = 0,
}: {
  cards: readonly CardData[]
  heading: 'h2' | 'h3'
  eager?: number
}) {
  const t = useText()
  return (
    <>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.sku}>
            <ProductCard card={card} heading={heading} eager={index < eager} />
          </li>
        ))}
      </ul>
      {/* Where stars are shown it is said whose they are. */}
      {cards.some(({ rating }) => rating) && <p className={styles.note}>{t('card.ratingNote')}</p>}
    </>
  )
}
