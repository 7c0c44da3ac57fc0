import { CardGridNote } from '../card/card-grid-note.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './recent-cards.module.css'
import { useRecentCards } from './use-recent-cards.ts'

const most = 4

/** The latest of what was looked at, for a narrow place with nothing else to show. */
export function RecentCards() {
  const t = useText()
  const cards = useRecentCards().slice(0, most)
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="recent-cards">
      <h3 className={styles.title} id="recent-cards">
        {t('list.recent.title')}
      </h3>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCard card={card} heading="h4" />
          </li>
        ))}
      </ul>
      <CardGridNote cards={cards} />
    </section>
  )
}
