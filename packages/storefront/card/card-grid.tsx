import { Fragment, type ReactNode, useRef } from 'react'
import type { CardData } from './card-data.ts'
import styles from './card-grid.module.css'
import { CardGridNote } from './card-grid-note.tsx'
import { ProductCard } from './product-card.tsx'
import { useSoon } from './use-soon.ts'

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
  const list = useRef<HTMLUListElement>(null)
  const shown = useSoon(cards, list)
  return (
    <>
      <ul ref={list} className={`${styles.grid} ${look === 'beside' ? styles.beside : ''}`}>
        {shown.map(({ card, place, isOver }) => (
          <Fragment key={place}>
            {between && place === beforeBetween && <li className={styles.between}>{between}</li>}
            <li hidden={isOver}>
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
