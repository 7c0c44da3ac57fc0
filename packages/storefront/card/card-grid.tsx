import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { CardGridNote } from './card-grid-note.tsx'
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
  return (
    <>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.sku}>
            <ProductCard card={card} heading={heading} eager={index < eager} />
          </li>
        ))}
      </ul>
      <CardGridNote cards={cards} />
    </>
  )
}
