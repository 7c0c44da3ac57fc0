import { Fragment, type ReactNode, useDeferredValue } from 'react'
import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { CardGridNote } from './card-grid-note.tsx'
import { ProductCard } from './product-card.tsx'

/** Two rows of a phone. */
const beforeBetween = 4

/** Cards in rows; the first row is needed at once, the rest when it is scrolled to. */
export function CardGrid({
  cards,
  heading,
  eager = 0,
  look = 'wide',
  between,
  piecesOf,
}: {
  cards: readonly CardData[]
  heading: 'h2' | 'h3'
  eager?: number
  /** Beside filters there is room for three in a row. */
  look?: 'wide' | 'beside'
  /** Stands over the whole width on a phone, after the second row. */
  between?: ReactNode
  /** How many of a product there are in the shopper's own size. */
  piecesOf?: ((id: number) => number | undefined) | undefined
}) {
  const shown = useSoon(cards)
  return (
    <>
      <ul className={`${styles.grid} ${look === 'beside' ? styles.beside : ''}`}>
        {shown.map(({ card, place }) => (
          <Fragment key={place}>
            {between && place === beforeBetween && <li className={styles.between}>{between}</li>}
            <li>
              <ProductCard
                card={card}
                heading={heading}
                eager={place < eager}
                pieces={piecesOf?.(card.id)}
                isCounted={piecesOf !== undefined}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      <CardGridNote cards={cards} />
    </>
  )
}

/** As many as the first screen may show. */
const atOnce = 6

/**
 * When a list changes, its first cards do so at once, and the others a moment later: nobody waits for what cannot be seen yet. A
 * card belongs to its place, not to its product: cards that trade places are taken out and laid out again, which is felt.
 */
function useSoon(cards: readonly CardData[]): { card: CardData; place: number }[] {
  const before = useDeferredValue(cards)
  const shown = before === cards ? cards : [...cards.slice(0, atOnce), ...before.slice(atOnce, cards.length)]
  return shown.map((card, place) => ({ card, place }))
}
